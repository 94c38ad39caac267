export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for many items of one kind, row by row: boards, talks, appearances.'],
  insteadUse: [
    {
      component: 'Sections/CardGrid',
      when: 'people choose from up to eight items.',
    },
    {
      component: 'Sections/EntryGroups',
      when: 'the items are of several kinds.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'the items are figures.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Entries', 'A list of rows, with a hairline above each.'],
  ],
  content: ['Say what is listed, and in which order if that isn’t obvious.'],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'A list of articles: screen readers announce the number of rows first.',
  ],
};
