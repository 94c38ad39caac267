import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/industry-calendar',
  title: 'Industry Calendar',
  description:
    'Conferences, summits, webinars and workshops for managed service providers, vendors and security leaders.',
  searchWords: 'events, conferences, trade shows, meetups, dates, schedule',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    calendarRules: words.points('Calendar rules'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Directory',
      headline: 'Industry Calendar',
      lead: 'Events for managed service providers, vendors and security leaders: search, filter, save the date.',
      coverCaption: 'The events on a band of twelve months.',
    },
    calendarRules: {
      label: 'Selection',
      heading: 'How an event gets on this list',
      points: [
        {
          title: 'It teaches something',
          description: 'At least half of the program comes from people who do the work rather than sell it.',
        },
        { title: 'It discloses its sponsors', description: 'Sponsors are named, and sponsored talks are labeled.' },
        {
          title: 'It is confirmed',
          description: 'Date, place and organizer are public. An announcement alone is not enough.',
        },
      ],
    },

    // CALENDAR-4
    closingCall: {
      heading: 'Planning further ahead?',
      text: 'The calendar that this list is based on also has speaker deadlines and past events.',
      actions: [
        { label: 'View Original Calendar', href: '{originalCalendarUrl}' },
        { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
      ],
    },
  },
});
