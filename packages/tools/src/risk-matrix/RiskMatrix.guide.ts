export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To rate risks by probability and impact, and keep a register of them.',
    'With `bands` for the other preset of levels.',
  ],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'the risks are not known yet: its weaknesses can be sent here.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'Grid', caption: 'A grid with named axes. Each cell shows its count and filters the register.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['Enter', 'On a cell: filters the register by it, or shows all risks again.'],
    ['Space', 'The same.'],
    ['Escape', 'In a dialog: closes it; asks first if there is unsaved input.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'The grid is a table with headers for both axes; each cell is a button named by score, level and count.',
    'The register scrolls by keyboard; its length and filter are announced.',
  ],
};
