export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Where people ask what managed services should cost: they enter their environment and see the price with its working.',
    'With `rates` of your own; the view does not change.',
    'For the figures alone, without a view: `calculatePricing` of `@advisor/tools/pricing-calculator/engine`.',
  ],
  insteadUse: [
    {
      component: 'Sections/FigureTable',
      when: 'the prices are fixed: show them.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: the same tool as a custom element, with the snippet.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you are writing a tool of your own: state, undo, autosave, links and files come with the frame.',
    },
  ],
  dos: [{ story: 'Full', caption: 'Every line of the working adds up to the total.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['Enter', 'In a field: calculates, and the focus goes to the estimate.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'After a calculation the focus is on the estimate, and the change is read out.',
    'Bars repeat figures that stand beside them in text.',
  ],
};
