export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one row of a long list: eighteen boards, a year of talks. Facts, text and action in three columns.'],
  insteadUse: [
    {
      component: 'Cards/Card',
      when: 'there are only a few items, side by side.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'people compare figures.',
    },
  ],
  dos: [
    {
      story: 'Full',
      caption: 'Put facts on the left, one action on the right.',
    },
  ],
  donts: [
    {
      story: 'ThreeActions',
      caption:
        'Don’t put three buttons in each row: eighteen rows have 54. Keep one; put the others on the page it links to.',
    },
    {
      caption: 'Don’t use “Event” or “Item” as a heading: it means nothing in a list of headings. Use the item’s name.',
    },
  ],
  anatomy: [
    ['Facts', '`meta`, on the left of wide screens: a date, a place, a badge.'],
    ['Heading', 'What the row is about.'],
    ['Text', '`children`, one or two sentences.'],
    ['End', '`end`, on the right: one action.'],
  ],
  content: [
    'The heading is the item’s name, not its type.',
    'Keep facts in one order and format: all dates as “March 5, 2026”.',
  ],
  keyboard: [['Tab', 'Moves to the control at the end of the row, if any.']],
  accessibility: [
    'An `<article>` in a list: screen readers count the rows.',
    'The heading comes first in the DOM, even if facts are on its left.',
    'If every row has the same action, add the item’s name with `VisuallyHidden`: “View event: Reading a security report”.',
  ],
};
