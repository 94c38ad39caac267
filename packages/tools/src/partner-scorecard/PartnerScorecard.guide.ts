export const guide: ComponentGuide = {
  status: 'stable',
  use: ['To rate one channel partner, or compare two to four by the same rules.'],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'it is about your own company.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'Full', caption: 'The points of each component, with the rules behind them.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['ArrowLeft', 'In a comparison wider than the window: scrolls it.'],
    ['ArrowRight', 'The same, the other way.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'The comparison is a table with row and column headers in a region that scrolls by keyboard.',
    'Strengths and concerns are sentences, not only colours.',
  ],
};
