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
  dos: [
    {
      story: 'Full',
      caption: 'Facts at the left, one action at the end.',
    },
  ],
  keyboard: [['Tab', 'Moves to the control at the end of the row, if there is one.']],
  accessibility: [
    'An `<article>` in a list: screen readers count the rows.',
    'The heading comes first in the DOM, even where the facts are at its left.',
    'Actions of the same name in every row name their object too, with `VisuallyHidden`: “View event: Reading a security report”.',
  ],
};
