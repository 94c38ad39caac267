export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For many items of one kind, row by row: boards, talks, appearances.'],
  insteadUse: [
    {
      component: 'Sections/CardGrid',
      when: 'there are up to eight, to choose from.',
    },
    {
      component: 'Sections/EntryGroups',
      when: 'they are of several kinds.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are figures.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'A list of articles: the number of rows is announced first.',
  ],
};
