import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the companies that the owner founded or runs, on the landing page and on the page of ventures.'],
  insteadUse: [
    { component: 'Content/Sections/Boards', when: 'it is a seat on a board of others.' },
    { component: 'Content/Sections/Community', when: 'it is a nonprofit that the owner works for.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Two in a row: logo or icon with the kind, name, description, four highlights, and the link at the bottom.',
      'Content/Cards/VentureCard',
    ],
  ],
  donts: [
    {
      story: 'AdjectivesAsHighlights',
      caption: 'Adjectives as highlights: they could stand on every card, and say nothing about the venture.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'Highlights are four short facts, such as Established 1984.',
    'A kind says in a word or two what the company is, such as Bakery.',
    'A logo takes the place of the icon. One with a background of its own can be read in dark mode too.',
  ],
  accessibility: [
    region,
    'The cards are one list, and the highlights of a venture are a list in its card.',
    'Each link is named with its venture. One to another site says that it opens in a new tab. Logos and icons are decorative.',
  ],
};
