export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the trend of one amount, or of two related ones: forms begun and sent.'],
  insteadUse: [
    { component: 'Charts/BarChart', when: 'there is one amount, and each step matters.' },
    { component: 'Charts/Sparkline', when: 'it stands beside a figure and needs no scale.' },
  ],
  dos: [{ story: 'Two', caption: 'Compare two related amounts: dashes tell them apart without color.' }],
  donts: [
    {
      story: 'UnlikeAmounts',
      caption:
        'Don’t put amounts of very different size on one scale: the smaller one looks flat. Use a chart for each.',
    },
    {
      caption:
        'Don’t use it for steps that were not measured: the line suggests values in between. Use `BarChart` instead, which leaves them empty.',
    },
  ],
  anatomy: [
    ['Label', 'The chart’s name, above it.'],
    ['Summary', 'One sentence: what it shows.'],
    ['Scale', 'Starts at 0; its end is at the top.'],
    ['Lines', 'One for each of the `series`, with its own dashes.'],
    ['Ends', 'The first and last step, below the lines.'],
    ['Legend', 'With more than one line: the name of each.'],
    ['Table', '“As a table”: every value, collapsed at first.'],
  ],
  content: [
    'The label says what is counted: “Forms”.',
    'Line names differ in their first word: “Begun” and “Sent”.',
    '`nothing` says what is missing: “No form was begun yet.”',
  ],
  keyboard: [
    ['Tab', 'Moves to “As a table”, then into the open table, which scrolls.'],
    ['Enter', 'Opens or closes the table.'],
  ],
  accessibility: [
    'The drawing is an image named by its caption; one table has every value of every line.',
    'The legend is only visual; the table’s headers name the lines for screen readers.',
    'In right-to-left text, the steps run from right to left.',
  ],
};
