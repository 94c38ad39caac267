import { drivingExcellenceCollection, field, venturesCollection, words } from '@advisor/content/collections';
import {
  drivingExcellenceSection,
  hero,
  homeClosingCall,
  venturesSection,
  whyWorkWithMe,
  whyWorkWithMeSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/home',
  title: 'Cybersecurity and MSP advisor',
  description:
    'Independent advice on cybersecurity, managed services and channel growth for the people who have to decide.',
  searchWords: 'start page, homepage',
  fields: {
    hero: field.group({
      label: 'Opening',
      fields: {
        label: field.text({ label: 'Label', help: 'Above the headline.', max: 60 }),
        headline: field.text({ label: 'Headline', min: 5, max: 60 }),
        tagline: field.text({ label: 'Tagline', min: 40, max: 190, multiline: true }),
        highlights: field.list({ label: 'Highlights', of: field.text({ label: 'Highlight', max: 60 }), max: 3 }),
        actions: words.actions,
      },
    }),
    drivingExcellence: words.section('Driving excellence'),
    ventures: words.section('Ventures'),
    whyWorkWithMe: words.features('Why work with me'),
    closingCall: words.closingCall(),
  },
  words: {
    hero,
    drivingExcellence: drivingExcellenceSection,
    ventures: venturesSection,
    whyWorkWithMe: { ...whyWorkWithMeSection, items: whyWorkWithMe },
    closingCall: homeClosingCall,
  },
  entries: { drivingExcellence: drivingExcellenceCollection, ventures: venturesCollection },
});
