import { owner } from '../owner';
import type { ClosingCall, Point, SectionWords } from './shapes';

export const calendarRulesSection: SectionWords = { label: 'Selection', heading: 'How an event gets on this list' };

export const calendarRules: readonly Point[] = [
  {
    title: 'It teaches something',
    description: 'At least half of the program comes from people who do the work rather than sell it.',
  },
  { title: 'It says who pays', description: 'Sponsors are named, and a sponsored talk is called one.' },
  { title: 'It is certain', description: 'Date, place and organizer are public. An announcement alone is not enough.' },
];

// CALENDAR-4
/** The closing call, with "View Original Calendar". */
export const calendarClosingCall: ClosingCall = {
  heading: 'Planning further ahead?',
  text: 'The calendar that this list grew out of also has the deadlines for speakers and the events of past years.',
  actions: [
    { label: 'View Original Calendar', href: owner.originalCalendarUrl },
    { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
  ],
};
