export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For rows of several kinds: a library with its categories, the name of each beside its rows.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'they are of one kind.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'people need only one kind at a time.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'Groups are `<h3>` with a list each; their entries take `level={4}`.',
  ],
};
