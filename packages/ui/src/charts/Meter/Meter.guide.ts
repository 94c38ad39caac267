export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'For an amount on a scale with a known end: a score out of 100, points out of a maximum, a share.',
    'Use `bands` if ranges of the scale have names: low, medium, high and critical risk.',
    'Put it beside text with the amount: a bar alone is imprecise.',
  ],
  insteadUse: [
    { component: 'Feedback/Progress', when: 'it shows progress towards completion.' },
    { component: 'Charts/BarList', when: 'you compare named amounts, and the largest one sets the scale.' },
  ],
  dos: [{ story: 'BesideText', caption: 'Give name, amount and level as text beside the bar.' }],
  donts: [
    {
      story: 'GoodScoreInRed',
      caption:
        'Don’t show a good score in the color of danger: people trust the color before the number. Use the `tone` of the result.',
    },
    {
      caption:
        'Don’t show the bar without its amount as text: 62 and 68 look the same. Put name, amount and level beside it.',
    },
  ],
  anatomy: [
    ['Track', 'The whole scale, from 0 to `max`.'],
    ['Bar', 'The value, in its tone.'],
    ['Bands and needle', 'Replace the bar: the named ranges of the scale, and a needle at the value.'],
  ],
  content: [
    'The label says what is measured: “Overall score”. The text beside it gives amount and maximum: “64 of 100”.',
  ],
  keyboard: [],
  accessibility: [
    'With `label`, a `meter` with its value, minimum and maximum. Without, it is hidden from screen readers.',
    'Screen readers ignore the tone: never use it alone to say what is good or bad.',
    'In forced colors, the scale has an outline, the bar the text color, and the needle the selection color.',
    'In right-to-left text, the scale starts at the right.',
  ],
};
