import { expect, it } from 'vitest';
import { atTheEdgesOf } from '../../../tests/support/timeZones';
import { exportEvents, splitPast, submittableDays } from './industry-calendar/engine';
import { sampleEvents } from './industry-calendar/events';
import { icsFile } from './industry-calendar/ics';
import { exportTerms } from './industry-glossary/engine';
import { exportCsv } from './risk-matrix/csv';
import { createDocument, exportMatrix } from './risk-matrix/engine';
import { exportXlsx } from './risk-matrix/xlsx';
import { assessmentReport } from './security-assessment/report';
import { exportFile } from './share-state';

const today = [2026, 11, 20] as [number, number, number];

/** Whatever a tool dates, it dates by the visitor's clock: CALENDAR-6, TOOL-6. */
const dated: Record<string, (now: Date) => string> = {
  'an export': (now) => exportFile('x', now, {}).fileName,
  'an export of events': (now) => exportEvents([], now).fileName,
  'an export of terms': (now) => exportTerms([], now).fileName,
  'a calendar file': (now) => icsFile([], now, 'example.com').fileName,
  'a matrix': (now) => exportMatrix(createDocument(now), now).fileName,
  'a table': (now) => exportCsv(createDocument(now), now).fileName,
  'a workbook': (now) => exportXlsx(createDocument(now), now).fileName,
  'the name of a report': (now) => assessmentReport({}, now).fileName,
  'a report': (now) => /^Date: (.*)$/m.exec(assessmentReport({}, now).markdown)![1]!,
};

it.each(Object.entries(dated))('%s has the day of the visitor', (_what, nameAt) => {
  atTheEdgesOf(today, (now) => expect(nameAt(now)).toContain('2026-11-20'));
});

it('an event is coming until its day is over for the visitor, and can be submitted for the days from then on', () => {
  const [event] = sampleEvents;
  const events = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({ ...event!, date, endDate: date }));
  atTheEdgesOf(today, (now) => {
    expect(splitPast(events, now)).toEqual({ past: events.slice(0, 1), upcoming: events.slice(1) });
    expect(submittableDays(now)).toEqual({ first: '2025-11-20', last: '2031-11-20' });
  });
});
