import { createLanguage } from '@advisor/ui/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePieces } from '../../../../tests/support/hostileText';
import { reasonOf } from '../language';
import { es as common } from '../language/es';
import {
  addMonths,
  eventFilter,
  eventFromDraft,
  eventTypes,
  exportEvents,
  importEvents,
  maxCharacters,
  monthOf,
  monthWeeks,
  submittableDays,
  validateEvent,
  type CalendarEvent,
  type EventDraft,
} from './engine';
import { sampleEvents } from './events';
import { calendarLinks } from './calendarLinks';
import { eventsInLanguage } from './inLanguage';
import { eventMoments, eventTimestamps, icsFile } from './ics';
import { es } from './messages/es';

const now = new Date(2026, 0, 5, 23, 30);
const event: CalendarEvent = {
  id: '1',
  title: 'Channel Day',
  date: '2028-02-29',
  time: '09:00',
  location: 'Berlin',
  type: 'Summit' as const,
  organizer: 'The Council',
  description: 'About partners.',
  featured: false,
};
const draft: EventDraft = {
  title: ' Channel Day ',
  date: '2028-02-29',
  time: '00:00',
  location: 'Berlin',
  type: 'Summit',
  organizer: 'The Council',
  description: 'About partners.',
  website: '',
};
const filled = fc.string({ maxLength: 20 }).map((value) => `x${value}`.trim());
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyEvent: fc.Arbitrary<CalendarEvent> = fc.record(
  {
    id: filled,
    title: filled,
    date: day,
    time: fc.constantFrom('00:00', '09:30', '23:59'),
    location: filled,
    type: fc.constantFrom(...eventTypes),
    organizer: filled,
    description: filled,
    featured: fc.boolean(),
    website: fc.webUrl(),
    registrationUrl: fc.webUrl(),
  },
  { requiredKeys: ['id', 'title', 'date', 'time', 'location', 'type', 'organizer', 'description', 'featured'] },
);
const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id });

describe('CALENDAR-5 event dialog: every field is required except website', () => {
  it('takes an event without website', () => {
    expect(validateEvent(draft, now)).toEqual({});
    expect(eventFromDraft(draft, [], now, 'Asia/Tokyo')).toEqual({
      ...event,
      id: String(now.getTime()),
      time: '00:00',
    });
    expect(eventFromDraft({ ...draft, website: ' https://a.example ' }, [], now).website).toBe('https://a.example');
  });

  it('is online in the time zone of the visitor, or in none where the system has none', () => {
    const online = { ...draft, location: 'Online' };
    expect(eventFromDraft(online, [], now, 'Asia/Tokyo').timeZone).toBe('Asia/Tokyo');
    expect(eventFromDraft(online, [], now, 'Etc/Unknown').timeZone).toBeUndefined();
  });

  it('gives each submitted event an id of its own', () => {
    const first = eventFromDraft(draft, [], now);
    expect(eventFromDraft(draft, [first], now).id).toBe(String(now.getTime() + 1));
  });

  it.each(['title', 'date', 'time', 'location', 'type', 'organizer', 'description'] as const)(
    'a blank %s is refused',
    (field) => {
      const blank = { ...draft, [field]: field === 'type' ? '' : ' ' } as EventDraft;
      expect(Object.keys(validateEvent(blank, now))).toEqual([field]);
      expect(() => eventFromDraft(blank, [], now)).toThrow(new RegExp(`^${field}: `));
    },
  );

  it.each<[keyof EventDraft, string]>([
    ['date', '2027-02-29'],
    ['date', '2026-13-01'],
    ['date', '0000-01-01'],
    ['date', '29.02.2028'],
    ['time', '24:00'],
    ['time', '9:00'],
    ['time', '12:60'],
    ['type', 'summit'],
    ['website', 'javascript:alert(1)'],
    ['website', 'a.example'],
    ['website', `https://a.example/${'x'.repeat(2000)}`],
    ['title', 'x'.repeat(maxCharacters.title + 1)],
    ['description', 'x'.repeat(maxCharacters.description + 1)],
  ])('the %s %.30j is refused', (field, value) => {
    expect(Object.keys(validateEvent({ ...draft, [field]: value } as EventDraft, now))).toEqual([field]);
  });

  it("CALENDAR-8 is of a day from a year ago to five years ahead, by the visitor's date; the message says which", () => {
    const errorOf = (date: string) => validateEvent({ ...draft, date }, now).date;
    for (const date of ['2025-01-05', '2026-01-05', '2031-01-05']) expect(errorOf(date)).toBeUndefined();
    for (const date of ['1926-01-05', '2025-01-04', '2031-01-06', '9999-12-31'])
      expect(errorOf(date)).toBe('Choose a date from Sun, Jan 5, 2025 to Sun, Jan 5, 2031.');
    expect(submittableDays(new Date(2028, 1, 29))).toEqual({ first: '2027-02-28', last: '2033-02-28' });
    expect(() => eventFromDraft({ ...draft, date: '9999-12-31' }, [], now)).toThrow(/^date: Choose a date from/);
  });
});

it('TOOL-6 an event of a file that ends before it begins is refused with its place', () => {
  const text = JSON.stringify({ version: 1, events: [event, { ...event, id: '2', endTime: '08:59' }] });
  expect(() => importEvents(text)).toThrow(/^events\[1\] ends at .*, and must end after it begins/);
});

describe('CALENDAR-7 month view', () => {
  it('has whole weeks from Sunday, or from Monday', () => {
    const weeks = monthWeeks([event], '2028-02');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toEqual({ date: '2028-01-30', inMonth: false, events: [] });
    expect(weeks[4]?.[2]).toEqual({ date: '2028-02-29', inMonth: true, events: [event] });
    expect(monthWeeks([], '2028-02', 1)[0]?.[0]?.date).toBe('2028-01-31');
  });

  it('has an event of several days on each of them, over the end of a month, and not on one that it only reaches', () => {
    const daysIn = (month: string, changes: Partial<CalendarEvent>) =>
      monthWeeks([{ ...event, date: '2027-01-30', endTime: '17:00', ...changes }], month)
        .flat()
        .filter(({ inMonth, events }) => inMonth && events.length > 0)
        .map(({ date }) => date);
    expect(daysIn('2027-01', { endDate: '2027-02-02' })).toEqual(['2027-01-30', '2027-01-31']);
    expect(daysIn('2027-02', { endDate: '2027-02-02' })).toEqual(['2027-02-01', '2027-02-02']);
    expect(daysIn('2027-02', { endDate: '2027-02-02', endTime: '00:00' })).toEqual(['2027-02-01']);
    expect(daysIn('2027-02', { endDate: '2029-01-01' })).toHaveLength(28);
  });

  it('has four weeks for a February that begins on a Sunday, six for a long month that begins late', () => {
    expect(monthWeeks([], '2026-02')).toHaveLength(4);
    expect(monthWeeks([], '2026-08')).toHaveLength(6);
  });

  it('has each day of the month once, in order, and every event of the month', () => {
    fc.assert(
      fc.property(
        anyEvents,
        day.map(monthOf),
        fc.constantFrom(0 as const, 1 as const),
        (events, month, firstWeekday) => {
          const days = monthWeeks(events, month, firstWeekday)
            .flat()
            .filter(({ inMonth }) => inMonth);
          expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(days.map((_day, index) => index + 1));
          expect(days.length).toBeGreaterThanOrEqual(28);
          for (const { date, events: shown } of days)
            expect(shown).toEqual(events.filter((each) => each.date <= date && date <= (each.endDate ?? each.date)));
        },
      ),
    );
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', -29, '2023-12'],
    ['9999-12', 1, '9999-12'],
    ['0001-01', -1, '0001-01'],
  ])('%s and %d months is %s', (month, months, result) => {
    expect(addMonths(month, months)).toBe(result);
  });

  it.each(['2026-13', '2026', 'now', '2026-1'])('refuses the month %s', (month) => {
    expect(() => monthWeeks([], month)).toThrow(/is not a month such as 2026-11/);
  });
});

describe('CALENDAR-7 .ics', () => {
  const properties = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

  const domain = 'example.com';
  const linesOf = (changes: Partial<CalendarEvent>) => properties(icsFile([{ ...event, ...changes }], now, domain).ics);

  it('is one event with its texts escaped, named by its title and date', () => {
    const { fileName, ics } = icsFile(
      [
        {
          ...event,
          title: 'A, B; C\\D\r\nEND:VEVENT',
          website: 'https://a.example',
          registrationUrl: 'https://a.example/register',
          endTime: '17:30',
          timeZone: 'Europe/Berlin',
        },
      ],
      now,
      domain,
      'Events, by us',
    );
    expect(fileName).toBe('a-b-c-d-end-vevent-2028-02-29.ics');
    expect(properties(ics)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Advisor//Industry Calendar//EN',
      String.raw`NAME:Events\, by us`,
      String.raw`X-WR-CALNAME:Events\, by us`,
      'BEGIN:VEVENT',
      'UID:1@example.com',
      `DTSTAMP:${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
      'DTSTART:20280229T080000Z',
      'DTEND:20280229T163000Z',
      String.raw`SUMMARY:A\, B\; C\\D\nEND:VEVENT`,
      'LOCATION:Berlin',
      String.raw`DESCRIPTION:About partners.\nThe Council\nRegister: https://a.example/register\nWebsite: https://a.example`,
      'CATEGORIES:Summit',
      'URL:https://a.example/register',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names a list by the day of the export, and an event without a word by its date', () => {
    expect(icsFile([event, { ...event, id: '2' }], now, domain).fileName).toBe('industry-calendar-2026-01-05.ics');
    expect(icsFile([], now, domain).fileName).toBe('industry-calendar-2026-01-05.ics');
    expect(icsFile([{ ...event, title: '!!!' }], now, domain).fileName).toBe('event-2028-02-29.ics');
  });

  it('counts a time that clocks skip as if they had not moved, and one that they show twice as the first', () => {
    const timeZone = 'Europe/Berlin';
    expect(linesOf({ date: '2027-03-28', time: '02:30', timeZone })).toContain('DTSTART:20270328T013000Z');
    expect(linesOf({ date: '2027-10-31', time: '02:30', timeZone })).toContain('DTSTART:20271031T003000Z');
  });

  it.each([
    ['02:30', '03:15', 45],
    ['02:30', '03:30', 60],
    ['02:30', '02:45', 15],
    ['02:30', '05:00', 90],
    ['01:30', '02:30', 60],
  ])(
    'CALENDAR-9 from %s to %s on the night of daylight saving time, it ends %i minutes after it begins',
    (time, endTime, minutes) => {
      const { start, end } = eventMoments({
        ...event,
        date: '2027-03-14',
        time,
        endTime,
        timeZone: 'America/New_York',
      });
      expect((Number(end) - Number(start)) / 60_000).toBe(minutes);
    },
  );

  it('floats without a time zone, and still ends', () => {
    expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART:20280229T090000', 'DTEND:20280229T100000']));
    expect(linesOf({ time: '23:30' })).toContain('DTEND:20280301T003000');
  });

  it('begins and ends when the clocks of its place show it, in every zone, over changes of the clocks too', () => {
    const wrong = Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
      const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      // Days before clocks go forward or back in America, Europe, Australia and Chile.
      return ['2027-03-13', '2027-03-27', '2027-04-03', '2027-09-04', '2027-10-30', '2027-11-06'].flatMap((date) => {
        const endDate = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
        const zoned = { ...event, date, time: '09:00', endDate, endTime: '23:59', timeZone };
        const { start, end } = eventMoments(zoned);
        const written = eventTimestamps(zoned);
        const shown = [clocks.format(start), clocks.format(end), written.start.slice(0, 19), written.end.slice(0, 19)];
        const wanted = [`${date} 09:00`, `${endDate} 23:59`, `${date}T09:00:00`, `${endDate}T23:59:00`];
        const isSame = Date.parse(written.start) === Number(start) && Date.parse(written.end) === Number(end);
        return isSame && shown.join() === wanted.join() ? [] : [[timeZone, ...shown]];
      });
    });
    expect(wrong).toEqual([]);
  });

  /** The property that holds a field, and the part of an address to another calendar. */
  const placeOf = {
    id: ['UID', ''],
    title: ['SUMMARY', 'text'],
    location: ['LOCATION', 'location'],
    description: ['DESCRIPTION', 'details'],
    organizer: ['DESCRIPTION', 'details'],
    website: ['DESCRIPTION', 'details'],
    registrationUrl: ['DESCRIPTION', 'details'],
  } as const;
  it.each(Object.entries(placeOf))('holds the %s of an event as it is, whatever it is', (field, [property, part]) => {
    const namesIn = (lines: readonly string[]) => lines.map((line) => /^[A-Z-]*/.exec(line)![0]);
    const unescaped = (line: string) =>
      line.replace(/\\([\\;,n])/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));
    for (const text of ['\rX-EVIL:1', '\r\nEND:VEVENT\r\nX:2', 'a\\,b;c', ...hostilePieces]) {
      const given = `https://a.example/${text}`;
      const changed = { ...event, [field]: given };
      const { ics } = icsFile([changed, event], now, domain);
      const lines = properties(ics);
      expect(namesIn(lines)).toEqual(
        namesIn(properties(icsFile([{ ...event, [field]: 'https://x' }, event], now, domain).ics)),
      );
      const written = given
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(/\r\n|\r/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, '');
      expect(unescaped(lines.find((line) => line.startsWith(`${property}:`))!), text).toContain(written);
      const address = lines.find((line) => line.startsWith('URL:')) ?? '';
      if (address) expect(address).toBe(`URL:${given.replace(/[\s\p{Cc}]/gu, '')}`);
      const google = new URL(calendarLinks(changed)[0]!.href).searchParams;
      expect(google.getAll(part)).toHaveLength(part === '' ? 0 : 1);
      if (part) expect(google.get(part)).toContain(given.replace(/\p{Cs}/gu, '\ufffd'));
    }
  });

  it('folds at 75 bytes whatever the text, never within a character, and loses none', () => {
    const units = ['a', 'b,', '\\', ';', 'ü', '€', '😀', 'e\u0301', '\n', '\r\n', '\u0000', '\ud800'];
    // Long ones: a short line is never folded, and so never folded wrongly.
    const longText = fc
      .array(fc.constantFrom(...units), { minLength: 60, maxLength: 200, size: 'max' })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(fc.record({ title: longText, description: longText, location: longText }), (texts) => {
        const { ics } = icsFile([{ ...event, ...texts }, event], now, domain);
        const lines = ics.split('\r\n');
        const bytes = lines.map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
        // Full but for the four bytes that the next character may take.
        for (const [index, line] of lines.entries())
          if (lines[index + 1]?.startsWith(' ')) expect(bytes[index], line).toBeGreaterThanOrEqual(72);
        // A byte more or less would cut a character into what is none.
        expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(ics))).toBe(ics);
        expect(lines.join('')).not.toMatch(/[\r\n]/);
        const [line = ''] = properties(ics).filter((each) => each.startsWith('SUMMARY:'));
        const read = line
          .slice('SUMMARY:'.length)
          .replace(/\\([\\;,n])/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));
        expect(read).toBe(
          texts.title
            .replaceAll('\r\n', '\n')
            .replaceAll('\u0000', '')
            .replaceAll(/\p{Cs}/gu, '\ufffd'),
        );
        expect(properties(ics).filter((each) => each === 'BEGIN:VEVENT')).toHaveLength(2);
      }),
    );
  });
});

describe('CALENDAR-10 calendars in the browser', () => {
  const zoned: CalendarEvent = { ...event, endTime: '17:00', timeZone: 'Europe/Berlin', title: 'A & B + C' };
  const query = (href: string) => Object.fromEntries(new URL(href).searchParams);

  it('are filled in with title, instants, place and notes', () => {
    const [google, outlook, work] = calendarLinks(zoned);
    expect(query(google!.href)).toEqual({
      action: 'TEMPLATE',
      text: 'A & B + C',
      dates: '20280229T080000Z/20280229T160000Z',
      details: 'About partners.\nThe Council',
      location: 'Berlin',
    });
    expect(outlook!.href).not.toContain('+');
    expect(query(outlook!.href)).toMatchObject({
      subject: 'A & B + C',
      startdt: '2028-02-29T08:00:00Z',
      enddt: '2028-02-29T16:00:00Z',
      location: 'Berlin',
    });
    expect(new URL(work!.href).host).toBe('outlook.office.com');
  });

  it('are told the time at the place where the zone is not known', () => {
    const [google, outlook] = calendarLinks(event);
    expect(query(google!.href).dates).toBe('20280229T090000/20280229T100000');
    expect(query(outlook!.href)).toMatchObject({ startdt: '2028-02-29T09:00:00', enddt: '2028-02-29T10:00:00' });
  });

  it('get an address that servers take, whatever the texts', () => {
    for (const { href } of calendarLinks({ ...zoned, description: '😀'.repeat(1000), title: '"\'<>&#' }))
      expect(href.length).toBeLessThan(8000);
  });
});

describe('CALENDAR-1 four sample events', () => {
  it('are valid, one of each type, on domains reserved for examples', () => {
    expect(importEvents(exportEvents(sampleEvents, now).json)).toEqual(sampleEvents);
    expect(sampleEvents.map(({ type }) => type).toSorted()).toEqual([...eventTypes].toSorted());
    const addresses = sampleEvents
      .flatMap(({ website, registrationUrl }) => [website, registrationUrl])
      .filter((address) => address !== undefined);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect(new URL(address).hostname).toMatch(/(?:^|\.)example\.(?:com|net|org)$/);
  });

  it('show an event without website, one without registration, and featured ones', () => {
    expect(sampleEvents.filter(({ website }) => !website)).toHaveLength(1);
    expect(sampleEvents.filter(({ registrationUrl }) => !registrationUrl)).toHaveLength(1);
    expect(sampleEvents.filter(({ featured }) => featured)).toHaveLength(2);
  });
});

describe('TOOL-21, TOOL-22 in Spanish', () => {
  const spanish = createLanguage('es', common, es);

  it('the dialog says what is wrong, with dates as Spanish writes them', () => {
    const wrong: EventDraft = { ...draft, title: '', date: '1926-01-05', organizer: 'x'.repeat(201) };
    expect(validateEvent(wrong, now, spanish)).toEqual({
      title: 'Escriba el título.',
      date: 'Elija una fecha de este intervalo: dom, 5 ene 2025 – dom, 5 ene 2031.',
      organizer: 'Acorte el organizador de 201 a 200 caracteres.',
    });
  });

  it('a file that cannot be read is refused in words that are translated', () => {
    const file = JSON.stringify({ events: [{ ...event, website: 'javascript:alert(1)' }] });
    const told: string[] = [];
    try {
      importEvents(file);
    } catch (error) {
      told.push(spanish.tell(reasonOf(error)));
    }
    expect(told).toEqual([
      'events[0].website debe ser una dirección que empiece por https:// o http://, pero es «javascript:alert(1)».',
    ]);
  });

  it('a calendar file has Spanish words, and online events their place in words', () => {
    const [webinar] = sampleEvents.filter(({ type }) => type === 'Webinar');
    const [translated] = eventsInLanguage([webinar!], spanish.tell);
    expect(translated).toEqual({
      ...webinar,
      title: 'La primera hora de un incidente',
      organizer: 'Red de Respuesta a Incidentes (ejemplo)',
      description: expect.stringMatching(/^Tres proveedores/),
    });
    const { fileName, ics } = icsFile([translated!], now, 'example.com', undefined, spanish.tell);
    expect(fileName).toBe('la-primera-hora-de-un-incidente-2027-02-10.ics');
    const text = ics.replaceAll('\r\n ', '');
    expect(text).toContain('\r\nNAME:Calendario del sector\r\n');
    expect(text).toContain('\r\nLOCATION:En línea\r\n');
    expect(text).toContain('\r\nCATEGORIES:Seminario web\r\n');
    expect(text).toMatch(/\r\nDESCRIPTION:.*Inscripción: https:/);
    expect(calendarLinks(translated!, spanish.tell)[0]!.href).toContain('location=En+l%C3%ADnea');
  });

  it('types are sorted by the names that are shown', () => {
    const names = { Conference: 'd', Webinar: 'c', Summit: 'b', Workshop: 'a' };
    const list = eventTypes.map((type) => ({ ...event, id: type, type }));
    const sorted = eventFilter((type) => names[type])(list, { sort: 'type' });
    expect(sorted.map(({ id }) => id)).toEqual(['Workshop', 'Summit', 'Webinar', 'Conference']);
  });
});
