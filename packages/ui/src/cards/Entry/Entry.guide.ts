export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a row of a set table: eighteen boards, a year of talks. Facts, words, action, in three columns.'],
  insteadUse: [
    {
      component: 'Cards/Card',
      when: 'there are only a few, side by side.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are figures that are read against each other.',
    },
  ],
  dos: [
    {
      story: 'Full',
      caption: 'Facts at the left, one action at the end.',
    },
  ],
  keyboard: [['Tab', 'Moves to what stands at the end of the row, if it can be pressed.']],
  accessibility: [
    'An `<article>` in a list: screen readers count the rows.',
    'The heading comes first in the code, also where the facts stand at its left.',
    'Actions of the same name in every row name their object too, with `VisuallyHidden`: “View event: Reading a security report”.',
  ],
};
