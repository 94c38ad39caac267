export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'For a total of several amounts, some of them negative: a price with its discount, a budget, hours.',
    'Add a subtotal among the steps to show the running total.',
  ],
  insteadUse: [
    { component: 'Charts/BarList', when: 'the amounts are compared with each other and have no total.' },
    { component: 'Charts/BarChart', when: 'the amounts follow each other in time.' },
    { component: 'Charts/Meter', when: 'one amount is shown on a scale with an end.' },
  ],
  dos: [{ story: 'Price', caption: 'Name every step and give its amount; put the total last.' }],
  donts: [
    {
      story: 'WithoutSum',
      caption: 'Don’t leave out the total: nothing shows what the bars add up to. Use `BarList` instead.',
    },
  ],
  anatomy: [
    ['Scale', 'Its minimum and maximum, above the bars.'],
    ['Step', 'A name, an amount, and a bar that starts where the previous one ended; hollow if negative.'],
    ['Detail', 'What the amount consists of, below it.'],
    ['Sum', 'The running total, drawn from 0.'],
  ],
  content: ['Include a step’s rate, if any, in its name: “Volume discount (−5%)”.'],
  keyboard: [],
  accessibility: [
    'A `<figure>` with a list of names and amounts in order; scale and bars repeat them and are hidden from screen readers.',
    'Negative bars are hollow, so that nothing depends on color; in forced colors, the bars use the text color.',
    'In right-to-left text, the scale starts at the right.',
  ],
};
