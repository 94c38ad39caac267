import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To estimate the price of managed services for an environment, with every step of the calculation.',
    'With `rates` of your own.',
    'For the figures without a view: `calculatePricing` of `@advisor/tools/pricing-calculator/engine`.',
  ],
  insteadUse: [{ component: 'Sections/FigureTable', when: 'the prices are fixed: show them.' }, withoutReact],
  anatomy: [
    ['Form', 'The environment: its size, the support level, the region and the services.'],
    ['Estimate', 'The total of a month, and a line with a bar for each amount that adds up to it.'],
    ['Working', 'Every step of the calculation, to open.', 'Layout/Disclosure'],
    ['Support levels', 'The same environment at each level, once there is an estimate.'],
    ['Scenarios', 'Up to twelve estimates, saved under a name and compared.'],
    bar,
  ],
  content: [
    'A button says what the tool does. In `messages`, too: “Calculate Pricing”, not “Submit”, because nothing is sent.',
    'Amounts are in `currency`, and rates are given in it: they are not converted.',
  ],
  dos: [{ story: 'Empty', caption: 'The button says what happens next, in the words of the text beside it.' }],
  donts: [
    {
      story: 'SubmittedForAPrice',
      caption:
        'The button is renamed to “Submit”: visitors expect that their figures are sent, and the text beside it still says “Calculate Pricing”.',
    },
  ],
  keyboard: [throughTheTool, ['Enter', 'In a field: calculates, and focuses the estimate.']],
  accessibility: [
    ...inAGroup,
    'After a calculation the estimate has the focus and is announced.',
    'The bars’ figures are also in text.',
  ],
};
