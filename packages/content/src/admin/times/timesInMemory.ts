import { fn } from 'storybook/test';
import {
  firstSettings,
  type BookedTime,
  type CalendarReading,
  type TimesSettings,
  type TimesStore,
} from './timesStore';

export const sampleBooked: readonly BookedTime[] = [
  {
    id: 'a',
    start: '2026-11-24T08:00:00.000Z',
    end: '2026-11-24T09:00:00.000Z',
    state: 'booked',
    person: { name: 'Ada Norling', email: 'ada@northwind.example', reference: 'A7K2-9QXD', form: 'consultation' },
    note: null,
  },
  {
    id: 'b',
    start: '2026-11-25T09:00:00.000Z',
    end: '2026-11-25T11:00:00.000Z',
    state: 'booked',
    person: null,
    note: 'Dentist',
  },
];

/** Times for stories. */
export function timesInMemory({
  settings = {},
  calendar = { readAt: null, error: null },
  isSet = true,
  booked = sampleBooked,
}: {
  settings?: Partial<TimesSettings>;
  calendar?: CalendarReading;
  isSet?: boolean;
  booked?: readonly BookedTime[];
} = {}) {
  let kept = [...booked];
  return {
    load: fn<TimesStore['load']>(async () =>
      isSet ? { settings: { ...firstSettings('Europe/Zurich'), ...settings }, calendar } : null,
    ),
    save: fn<TimesStore['save']>(async () => undefined),
    readCalendar: fn<TimesStore['readCalendar']>(async () => ({ count: 12, error: null })),
    loadBooked: fn<TimesStore['loadBooked']>(async (from, to) =>
      kept.filter(({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from)),
    ),
    block: fn<TimesStore['block']>(async (start, end, note) => {
      kept.push({ id: `blocked-${kept.length}`, start, end, state: 'booked', person: null, note });
    }),
    unblock: fn<TimesStore['unblock']>(async (id) => {
      kept = kept.filter((one) => one.id !== id);
    }),
    cancel: fn<TimesStore['cancel']>(async (id) => {
      kept = kept.map((one) => (one.id === id ? { ...one, state: 'cancelled' as const } : one));
    }),
    move: fn<TimesStore['move']>(async (id, start) => {
      const length = 60 * 60_000;
      const end = new Date(Date.parse(start) + length).toISOString();
      kept = kept.map((one) => (one.id === id ? { ...one, start, end } : one));
    }),
  } satisfies TimesStore;
}
