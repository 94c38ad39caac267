import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For partnerships and what came of them, told by the owner, before people ask for one of their own.'],
  insteadUse: [
    { component: 'Content/Sections/Testimonials', when: 'people say it in their own words.' },
    { component: 'Content/Sections/Proof', when: 'one result has to stand for all.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Rows',
      'A row for each partnership: partner, then title, description and, in bold, the result.',
      'Content/Cards/StoryCard',
    ],
  ],
  donts: [
    {
      story: 'ResultWithoutFigure',
      caption: 'Results without a figure: the lines in bold are praise, and the partnerships cannot be told apart.',
    },
  ],
  keyboard: [],
  content: [
    'A description says what was done; a result says what came of it, in a sentence with a figure.',
    'A partner is named with permission.',
  ],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'The title of a story is read before its partner, who stands before it.',
  ],
};
