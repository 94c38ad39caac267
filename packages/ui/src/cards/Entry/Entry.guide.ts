import { headingWords } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one row of a long list: eighteen boards, a year of talks. Facts, text and action in three columns.'],
  insteadUse: [
    {
      component: 'Cards/Card',
      when: 'there are only a few, side by side.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are figures to compare.',
    },
  ],
  anatomy: [
    [
      'Facts',
      'If given: a date, a kind or a badge, in a narrow column before the heading. Above the heading on a phone and a tablet.',
    ],
    ['Heading', 'What the row is about. Smaller in a row without facts.', 'Text/Heading'],
    ['Text', 'If given: what the heading leaves open.'],
    ['End', 'If given: a button, a state or a figure. Below the text on a phone.'],
  ],
  dos: [
    {
      story: 'Full',
      caption: 'Facts at the left, one action at the end.',
    },
  ],
  donts: [
    {
      story: 'FactsMissing',
      caption:
        'A row without facts among rows that have them: its heading is smaller and, in a wide window, begins in another column, so that the talk seems to matter less.',
    },
  ],
  keyboard: [['Tab', 'Moves to the control at the end of the row, if there is one.']],
  content: [headingWords, 'Facts have no verb and no period: “March 5, 2026”.', 'The text is one or two sentences.'],
  accessibility: [
    'An `<article>` in a list: screen readers count the rows.',
    'The heading comes first in the DOM, even where the facts are at its left.',
    'Actions of the same name in every row name their object too, with `VisuallyHidden`: “View event: Reading a security report”.',
  ],
};
