import type { ClosingCall, Point, SectionWords } from './shapes';

export const calendarRulesSection: SectionWords = { label: 'Selection', heading: 'How an event gets on this list' };

export const calendarRules: readonly Point[] = [
  {
    title: 'It teaches something',
    description: 'At least half of the program comes from people who do the work rather than sell it.',
  },
  { title: 'It discloses its sponsors', description: 'Sponsors are named, and sponsored talks are labeled.' },
  {
    title: 'It is confirmed',
    description: 'Date, place and organizer are public. An announcement alone is not enough.',
  },
];

// CALENDAR-4
/** The closing call, with "View Original Calendar". */
export const calendarClosingCall: ClosingCall = {
  heading: 'Planning further ahead?',
  text: 'The calendar that this list is based on also has speaker deadlines and past events.',
  actions: [
    { label: 'View Original Calendar', href: '{originalCalendarUrl}' },
    { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
  ],
};
