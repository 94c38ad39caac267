export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for the same facts about several things, to look up in a row or compare down a column.',
    'Put column names in the `<thead>`, one row per thing in the `<tbody>`, and totals in the `<tfoot>`.',
    'Start each row with a `<th scope="row">` that says what it is about.',
    'Set `figures` for columns of amounts, and `scrolls` if the columns may not fit on a phone.',
  ],
  insteadUse: [
    { component: 'Sections/FigureTable', when: 'the table is a whole section of a page, with a heading.' },
    { component: 'Sections/FactList', when: 'there are several facts about one thing.' },
    { component: 'Cards/Card', when: 'people read about one item at a time, or on a phone.' },
    { component: 'Layout/List', when: 'there is one fact per item.' },
    { component: 'Charts/BarList', when: 'people compare amounts at a glance.' },
  ],
  dos: [
    { story: 'Figures', caption: 'Amounts are aligned to the end of their column, and a line sets off the total.' },
    { story: 'Wide', caption: 'The heading above names the scrolling region.' },
  ],
  donts: [
    {
      story: 'WithoutHeaders',
      caption:
        'Don’t leave out headers: without them a screen reader reads bare values. Give every column and row a `<th>`.',
    },
  ],
  anatomy: [
    ['Caption', 'Names the table, above it; or use a heading with `labelledBy`.'],
    ['Headers of columns', 'A row of `<th scope="col">` in the `<thead>`, small and muted.'],
    ['Rows', 'Each starts with a `<th scope="row">`, below a hairline.'],
    ['Totals', 'In the `<tfoot>`, bold, below a stronger line.'],
  ],
  content: [
    'Keep column headers to a word or two, with the unit: “Price a month”.',
    'Use the same unit and number of decimals throughout a column.',
  ],
  keyboard: [
    ['Tab', 'With `scrolls`: moves to the table. Then moves through its controls, row by row.'],
    ['ArrowLeft', 'With `scrolls`: scrolls the table, as do the other arrow keys.'],
  ],
  accessibility: [
    'A `<table>` named by its caption or a heading: screen readers announce each cell’s headers.',
    'Don’t turn rows into cards with `display`: that removes the table semantics. Render cards on a phone instead.',
    'Fill empty cells with “none” or a dash: a blank looks like an error.',
    'A visually hidden caption is still announced.',
  ],
};
