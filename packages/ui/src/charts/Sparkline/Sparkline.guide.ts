export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Beside a figure, to show its trend. Set `label` unless text around it says the same.'],
  insteadUse: [{ component: 'Charts/LineChart', when: 'people need to read the values.' }],
  dos: [{ story: 'Several', caption: 'Say in the label what it shows, and between which values.' }],
  donts: [
    {
      story: 'TwoValues',
      caption: 'Don’t draw two values: a straight line shows no trend. Write “from 3 to 20” instead.',
    },
    {
      caption:
        'Don’t use “Chart” as the label: it says nothing about the data. Say what it counts, and between which values.',
    },
  ],
  content: ['The label gives the measure, the steps and the range: “Downloads by day, from 3 to 20”.'],
  keyboard: [],
  accessibility: [
    'An image with a text alternative; without one, hidden from screen readers.',
    'In forced colors, the line uses the text color.',
  ],
};
