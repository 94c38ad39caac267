export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For amounts by name, largest first: pages by number of views.',
    'Use `part` for two figures, one included in the other: forms begun, and those of them that were sent.',
  ],
  insteadUse: [
    { component: 'Charts/DotChart', when: 'positions on a scale matter, or two moments are compared.' },
    { component: 'Charts/BarChart', when: 'the amounts follow each other in time.' },
    { component: 'Sections/FigureTable', when: 'figures need no comparison by length.' },
  ],
  dos: [{ story: 'Parts', caption: 'Show both figures beside the bar.' }],
  donts: [
    {
      story: 'ByTheAlphabet',
      caption: 'Don’t sort rows by name: people have to search for the longest bar. Put the largest first.',
    },
    {
      caption: 'Don’t use `part` for a separate amount: the bar shows it as part of `value`. Use two lists instead.',
    },
  ],
  anatomy: [
    ['Label', 'The chart’s name, above it.'],
    ['Summary', 'One sentence: what it shows.'],
    ['Headers', 'What the rows are, and what the figures count.'],
    ['Rows', 'A name, which can be a link, above its bar.'],
    ['Part', 'The highlighted part of a bar: the second figure.'],
    ['Figures', 'At the end of the row.'],
  ],
  content: ['The label says what is ranked: “Most seen pages”.', '`columns` are one word each: “Page”, “Seen”.'],
  keyboard: [['Tab', 'Moves through the names that are links.']],
  accessibility: [
    'A `<table>` with row and column headers; the bars repeat its figures and are hidden from screen readers.',
    'In right-to-left text, the bars start at the right.',
  ],
};
