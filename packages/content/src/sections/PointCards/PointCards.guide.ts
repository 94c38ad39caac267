import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For three to eight equal points, side by side: the areas of an audit, the types of an assessment.',
    'Four columns for four or eight points with short descriptions.',
  ],
  insteadUse: [
    { component: 'Sections/FeatureList', when: 'they are read in order.' },
    { component: 'Sections/ProcessSteps', when: 'they are steps.' },
    { component: 'Sections/CardGrid', when: 'the cards are links, or have more than a title and a text.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Cards', 'Title and description. Three in a row, or as many as `columns` says.', 'Content/Cards/PointCard'],
  ],
  donts: [
    {
      story: 'StepsInOrder',
      caption: 'Steps as cards: nothing says that they have an order, or which comes first.',
    },
  ],
  keyboard: [],
  content: [
    'A title is a few words, and a description one or two sentences.',
    'Titles have the same form, such as all nouns. No point is more important than the others.',
  ],
  accessibility: [region, 'The cards are one list: their number is announced first.', 'Nothing in a card is a link.'],
};
