export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it to estimate the price of managed services, with every step of the calculation.',
    'Pass your own `rates`.',
    'To calculate without a UI, call `calculatePricing` of `@advisor/tools/pricing-calculator/engine`.',
  ],
  insteadUse: [
    {
      component: 'Sections/FigureTable',
      when: 'the prices are fixed.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page doesn’t use React: embed the tool as a custom element.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you build your own tool: the frame adds state, undo, autosave, share links and files.',
    },
  ],
  dos: [{ story: 'Full', caption: 'The lines of the calculation add up to the total.' }],
  donts: [
    { caption: 'Don’t present the standard rates as your offer: they are market rates. Pass your own `rates`.' },
    { caption: 'Don’t change only `currency`: amounts are not converted. Pass `rates` in that currency too.' },
  ],
  anatomy: [
    ['Form', 'The size of the environment, the services and the region, each with its price as a hint.'],
    [
      'Estimate',
      'Monthly and annual total, and the price per employee; above them, whether the form has changed since.',
    ],
    ['Breakdown', 'A waterfall of the monthly total, empty before the first estimate.'],
    ['Hint', 'If one more device lowers the total.'],
    ['Working', 'In a disclosure: every line of the calculation.'],
    ['Support levels and scenarios', 'Below both: other totals to compare with.'],
  ],
  content: [
    'Prices name their unit: “per workstation”, “a month, flat”.',
    'Name scenarios by what differs: “With security”, not “Scenario 2”.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['Enter', 'In a field: calculates, and moves focus to the estimate.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'After a calculation, the estimate receives focus and is announced.',
    'The figures of the bars are also text.',
  ],
};
