import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the main parts of the site, below the opening of the landing page.'],
  insteadUse: [
    { component: 'Sections/FeatureList', when: 'the links are read in order, row by row.' },
    { component: 'Content/Sections/PointCards', when: 'the cards lead nowhere.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Four in a row: icon, title, description and an arrow. The whole card is a link to a page of the site.',
      'Content/Cards/ExcellenceCard',
    ],
  ],
  donts: [
    {
      story: 'FiveCards',
      caption: 'Five cards: four fit in a row, and the fifth stands alone below them.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A title names the page that the card leads to.',
    'A description says what is on that page, in one or two sentences.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each card is one link, named by its title. Icon and arrow are decorative.',
  ],
};
