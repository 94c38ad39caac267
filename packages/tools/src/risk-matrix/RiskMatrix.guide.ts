export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To rate risks by probability and impact, and to keep their register.',
    '`bands` where another reading of the scores is in use.',
  ],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'the risks are not known yet: its weaknesses can be sent here.',
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
  dos: [{ story: 'Grid', caption: 'A grid with named axes; each cell tells its count and filters the register.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['Enter', 'On a cell: shows the risks of that cell, and all again.'],
    ['Space', 'The same.'],
    ['Escape', 'In the dialog of a risk: closes it.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'The grid is a table with headers for both axes; a cell is a button that says score, level and count.',
    'The register is a list that can be scrolled by keyboard; its length and the filter are announced.',
  ],
};
