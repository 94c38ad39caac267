import { words } from '@advisor/content/collections';
import { calendarClosingCall, calendarRules, calendarRulesSection, toolHeroes } from '@advisor/content/lists';
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
    hero: toolHeroes['/industry-calendar'],
    calendarRules: { ...calendarRulesSection, points: calendarRules },
    closingCall: calendarClosingCall,
  },
});
