export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For amounts over days, weeks or other steps, if each step matters.',
    'Use `summary` to say what the bars show: the total, and what stands out.',
  ],
  insteadUse: [
    { component: 'Charts/LineChart', when: 'you compare two amounts.' },
    { component: 'Charts/BarList', when: 'the amounts have names, and no order in time.' },
    { component: 'Charts/Sparkline', when: 'only the trend matters, beside a figure.' },
  ],
  dos: [{ story: 'Month', caption: 'Say what the bars show in a sentence above them.' }],
  donts: [
    {
      story: 'NamesAsSteps',
      caption: 'Don’t use names as steps: their order means nothing. Use `BarList` instead, with the largest first.',
    },
    {
      caption: 'Don’t leave out `summary`: readers have to work out the message. State the total, and what stands out.',
    },
  ],
  anatomy: [
    ['Label', 'The chart’s name, above it.'],
    ['Summary', 'One sentence: what it shows.'],
    ['Scale', 'Starts at 0; its end is at the top.'],
    ['Bars', 'One for each point, with its value on hover.'],
    ['Ends', 'The first and last step, below the bars.'],
    ['Table', '“As a table”: every value, collapsed at first.'],
  ],
  content: [
    'The label says what is counted: “Pages seen”.',
    'Write the summary as a sentence with figures: “928 in 30 days, most on 12 Nov: 96.”',
    '`nothing` says what is missing: “Nothing was counted yet.”',
  ],
  keyboard: [
    ['Tab', 'Moves to “As a table”, then into the open table, which scrolls.'],
    ['Enter', 'Opens or closes the table.'],
  ],
  accessibility: [
    'The drawing is an image named by its caption; the table has every value.',
    'Nothing depends on color. In forced colors, the bars use the text color.',
    'In right-to-left text, the steps run from right to left.',
  ],
};
