import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';
import { headingsInside } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For two to eight items of one kind under a heading, side by side.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'there are more, or they are read in order.',
    },
    {
      component: 'Layout/Grid',
      when: 'there is no heading.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'they are points of text, not items.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Cards', 'Side by side and of equal height, in up to four columns; one below the other on a phone.', 'Cards/Card'],
  ],
  dos: [
    {
      story: 'Links',
      caption: 'Four cards of equal height.',
    },
  ],
  donts: [
    {
      story: 'MixedKinds',
      caption: 'A talk, a program and a tool in one grid: each card has other facts, and readers cannot compare them.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from card to card.'],
    ['Enter', 'Follows the link of a card.'],
  ],
  content: [sectionContent, 'The texts of the cards are of about the same length.'],
  accessibility: [region, headingsInside, 'The cards are items of a list: their number is announced.'],
};
