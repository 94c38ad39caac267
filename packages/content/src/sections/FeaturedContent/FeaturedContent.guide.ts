import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above the library on the page of resources: the talks, workshops and reports to start with.'],
  insteadUse: [
    { component: 'Content/Sections/ResourceLibrary', when: 'there are many documents, in categories.' },
    { component: 'Content/Sections/Tools', when: 'visitors do something with it in the browser.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row: kind with duration or pages, title, description, and a button at the bottom.',
      'Content/Cards/FeaturedCard',
    ],
  ],
  donts: [
    {
      story: 'PromiseInTitle',
      caption:
        'Titles that begin with “Watch now” or “Read now”: while there is no file, the button below offers only to ask for it.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A talk or a workshop has a duration, such as 45 min; a report has its number of pages. No item has both.',
    'The button follows from the kind and the link: Watch, Read or, without a link, Ask for it.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each button includes the title of its item for screen readers. If it leads to another site, it says that it opens in a new tab.',
  ],
};
