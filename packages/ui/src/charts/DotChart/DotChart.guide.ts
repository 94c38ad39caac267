export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'For amounts by name on one scale, where their position matters more than their size: scores, durations, ages.',
    'Use `before` to compare two moments: each row shows how far the amount has moved, and where to.',
  ],
  insteadUse: [
    { component: 'Charts/BarList', when: 'the amounts are counts, and the largest comes first.' },
    { component: 'Charts/LineChart', when: 'there are more than two moments.' },
    { component: 'Charts/Meter', when: 'there is a single amount.' },
  ],
  dos: [{ story: 'BeforeAndNow', caption: 'Set `max` if the scale has an end of its own, such as 100 percent.' }],
  donts: [
    {
      story: 'UnlikeUnits',
      caption:
        'Don’t put different units on one scale: euros and hours cannot be compared by position. Use a chart for each.',
    },
    {
      caption: 'Don’t use `before` for a separate amount: the ring reads as an earlier value. Use two charts instead.',
    },
  ],
  anatomy: [
    ['Label', 'The chart’s name, above it.'],
    ['Summary', 'One sentence: what it shows.'],
    ['Headers', 'What the rows are, and what the figures are; below the first, both ends of the scale.'],
    ['Row', 'A name above a line from 0 to `max`.'],
    ['Dot', 'The value.'],
    ['Ring', 'The value of `before`, with a line to the dot.'],
    ['Figures', 'At the end of the row.'],
  ],
  content: [
    'The label says what is measured: “Scores by category”.',
    '`columns` are one word each: “Category”, “Before”, “Now”.',
  ],
  keyboard: [],
  accessibility: [
    'A `<table>` with row and column headers; the dots repeat its figures and are hidden from screen readers.',
    'Ring and dot differ in shape; in forced colors, both use the text color.',
    'In right-to-left text, the scale starts at the right.',
  ],
};
