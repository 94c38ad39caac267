export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To estimate the price of managed services for an environment, with every step of the calculation.',
    'With `rates` of your own.',
    'For the figures without a view: `calculatePricing` of `@advisor/tools/pricing-calculator/engine`.',
  ],
  insteadUse: [
    {
      component: 'Sections/FigureTable',
      when: 'the prices are fixed: show them.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'Full', caption: 'Every line of the working adds up to the total.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['Enter', 'In a field: calculates, and focuses the estimate.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'After a calculation the estimate has the focus and is announced.',
    'The bars’ figures are also in text.',
  ],
};
