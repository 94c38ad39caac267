export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for figures that people compare: prices by level, pages by chapter. Set `total` if they add up.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'there are a few independent figures.',
    },
    {
      component: 'Sections/FactList',
      when: 'each name has one value to look up.',
    },
  ],
  dos: [
    {
      story: 'WithTotal',
      caption: 'The last row is the sum of those above.',
    },
  ],
  donts: [
    {
      story: 'MixedUnits',
      caption:
        'Don’t use a different unit in each row: readers can’t compare. Use one for the whole column, and name it in the caption.',
    },
    {
      caption: 'Don’t put sentences into cells: they wrap, and figures no longer line up. Put them into `description`.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Caption', 'What the figures show, with their unit.'],
    ['Headers', 'Name the columns.'],
    ['Rows', 'A title, a description below it, and the figures.'],
    ['Total', 'The last row: the sum.'],
  ],
  content: [
    'Name the unit in the caption: “Market ranges in US dollars a month”.',
    'Write ranges with a dash without spaces: “$60–90”.',
  ],
  keyboard: [],
  accessibility: [
    'A `<table>` with a caption and row and column headers: both are announced with each figure.',
    'Figures have equal width and are end-aligned.',
  ],
};
