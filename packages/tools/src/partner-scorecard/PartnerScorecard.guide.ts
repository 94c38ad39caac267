export const guide: ComponentGuide = {
  status: 'stable',
  use: ['To rate one channel partner, or to set two to four side by side, by the same rules.'],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'it is about your own company.',
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
  dos: [{ story: 'Full', caption: 'Points, the rule that gave them, and the same rows for each partner.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['ArrowLeft', 'In the comparison, when it is wider than the window: scrolls it.'],
    ['ArrowRight', 'The same, the other way.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'The comparison is a table with row and column headers in a region that scrolls by keyboard.',
    'A strength or a concern is a sentence; colour only repeats it.',
  ],
};
