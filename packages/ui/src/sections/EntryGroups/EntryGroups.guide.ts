export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for rows of several kinds, such as a library by category, with each group’s name beside its rows.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'all rows are of one kind.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'people need only one kind at a time.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Group', 'Its name and description; beside the rows on a wide screen.'],
    ['Entries', 'The rows of the group.'],
  ],
  content: ['Name groups in a word or two; say in the description what their entries have in common.'],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'Each group is an `<h3>` and a list; set `level={4}` on its entries.',
  ],
};
