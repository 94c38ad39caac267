import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wrongDays, zonesThatDiffer } from '../../../tests/support/timeZones';
import { calendarLinks } from './industry-calendar/calendarLinks';
import { dayLabel, longDayLabel, monthLabel, timeLabel, weekdayLabel, whenLabels } from './industry-calendar/dates';
import { addMonths, exportEvents, monthWeeks, splitPast, submittableDays } from './industry-calendar/engine';
import { sampleEvents } from './industry-calendar/events';
import { eventMoments, eventTimestamps, icsFile } from './industry-calendar/ics';
import { exportTerms } from './industry-glossary/engine';
import { exportScorecard } from './partner-scorecard/document';
import { exportPricing } from './pricing-calculator/document';
import { createDocument, exportMatrix, type Risk } from './risk-matrix/engine';
import { tableName } from './risk-matrix/exchange';
import { dayAdded } from './risk-matrix/dayAdded';
import { rowsOfRisks } from './risk-matrix/sheet';
import { Comparison } from './security-assessment/Comparison';
import { assess } from './security-assessment/assess';
import { assessmentReport } from './security-assessment/report';
import { exportAssessment } from './security-assessment/state';
import { exportFile } from './share-state';
import { isDay, readTimestamp } from './share-state/entries';

const risk = { title: 'Fire', probability: 'Low', impact: 'Low' } as Risk;
const [event] = sampleEvents as [(typeof sampleEvents)[number]];

/** Whatever a tool dates, it dates by the visitor's clock: CALENDAR-6, TOOL-6. */
const dated: Record<string, (now: Date, day: string) => string> = {
  'an export': (now) => exportFile('x', now, {}).fileName,
  'an export of events': (now) => exportEvents([], now).fileName,
  'an export of terms': (now) => exportTerms([], now).fileName,
  'an export of an estimate': (now) => exportPricing({}, now).fileName,
  'an export of a scorecard': (now) => exportScorecard({}, now).fileName,
  'an export of an assessment': (now) => exportAssessment({}, now).fileName,
  'a calendar file': (now) => icsFile([], now, 'example.com').fileName,
  'a matrix': (now) => exportMatrix(createDocument(now), now).fileName,
  'a table': (now) => tableName(createDocument(now), now, 'csv'),
  'the name of a report': (now) => assessmentReport({}, now).fileName,
  'a report': (now) => /^Date: (.*)$/m.exec(assessmentReport({}, now).markdown)![1]!,
  'an earlier result in a comparison': (now) =>
    renderToStaticMarkup(
      createElement(Comparison, {
        result: assess({}),
        questions: [],
        earlier: { answers: {}, generatedAt: now },
        onFile: () => {},
      }),
    ),
  'the day on which a risk was added': (now) => dayAdded({ dateAdded: now.toISOString() }),
  'a risk added on a day alone': (_now, day) => dayAdded({ dateAdded: day }),
  'the column of that day in a table': (now) =>
    JSON.stringify(rowsOfRisks([{ ...risk, dateAdded: now.toISOString() }], 'rule')[0]!.at(-2)),
  'an event that is coming until its day is over': (now, day) => splitPast(daysAround(day), now).upcoming[0]!.date,
  'the event before it, which is past': (now, day) => next(splitPast(daysAround(day), now).past.at(-1)!.date),
  'the end of the five years for which events can be submitted': (now) =>
    submittableDays(now)
      .last.replace(/^\d+/, (year) => String(Number(year) - 5))
      .replace('2028-02-28', '2028-02-29'),
};

const next = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const daysAround = (day: string) => [-1, 0, 1].map((days) => ({ ...event, date: next(day, days) }));

it.each(Object.entries(dated))('%s has the day of the visitor in every time zone', (_what, nameAt) => {
  expect(wrongDays(nameAt)).toEqual([]);
});

const days = ['2026-01-01', '2026-03-08', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'];
const onAllDays = (run: (day: string) => unknown) => days.map(run);

/** An event is when it is, whoever looks at it. A format is kept by its locale, and is made anew by one for each zone. */
const everywhere: Record<string, (locale: string) => unknown> = {
  'a day': (locale) => onAllDays((day) => dayLabel(day, locale)),
  'a long day': (locale) => onAllDays((day) => longDayLabel(day, locale)),
  'a month': (locale) => onAllDays((day) => monthLabel(day.slice(0, 7), locale)),
  'a time of the day': (locale) => ['00:00', '12:30', '23:59'].map((clock) => timeLabel(clock, locale)),
  'a day of the week': (locale) => [0, 3, 6].map((weekday) => weekdayLabel(weekday, 'long', locale)),
  'when an event of several days is': (locale) =>
    onAllDays((date) =>
      whenLabels({ date, time: '23:30', endDate: next(date), endTime: '00:30' }, { tell: ({ text }) => text, locale }),
    ),
  'a page of the month view': () => onAllDays((day) => monthWeeks([{ ...event, date: day }], day.slice(0, 7), 1)),
  'the next month': () => onAllDays((day) => addMonths(day.slice(0, 7), 1)),
  'the moments of an event': () =>
    onAllDays((date) => [eventMoments({ ...event, date }), eventTimestamps({ ...event, date })]),
  'the moments of an event without a zone': () =>
    onAllDays((date) => {
      const { timeZone: _none, ...local } = { ...event, date };
      return [eventMoments(local), eventTimestamps(local)];
    }),
  'the links to other calendars': () => onAllDays((date) => calendarLinks({ ...event, date })),
  'the events of a calendar file': () => onAllDays((date) => icsFile([{ ...event, date }], new Date(0), 'x').ics),
  'a day that exists': () => onAllDays(isDay),
  'a moment in a file': () => onAllDays((day) => readTimestamp(`${day}T23:59:59+05:30`, 'at')),
};

it.each(Object.entries(everywhere))('%s is the same in every time zone', (_what, run) => {
  expect(zonesThatDiffer((number) => run(`en-US-x-z${number}`))).toEqual([]);
});
