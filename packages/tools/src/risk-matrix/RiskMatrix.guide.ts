import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

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
    withoutReact,
  ],
  anatomy: [
    ['Configuration', 'The title and description, and the buttons to add a risk, to export all and to clear them.'],
    ['Summary', 'How many risks there are, how many are critical, high and open.'],
    [
      'Rating shown',
      'Before or after mitigation, for the figures, the matrix and the order.',
      'Fields/RadioGroupInput',
    ],
    ['Matrix', 'The grid of 16 cells with its axes and legend; a cell filters the register.'],
    ['Register', 'The risks from the highest score down, with search and status; each can be edited and deleted.'],
    ['Dialog', 'The form of one risk, or of a table to import.', 'Overlays/Dialog'],
    bar,
  ],
  content: [
    'The title of a risk names what happens, in two to five words: “Payment fraud by mail”.',
    'Its description says how it happens and whom it hits; its mitigation says what is done against it.',
  ],
  dos: [
    {
      story: 'Grid',
      caption: 'A grid with named axes. Each cell shows its count and filters the register; the risks differ in level.',
    },
  ],
  donts: [
    {
      story: 'EverythingCritical',
      caption: 'Every risk is rated critical: all are in one cell, and nothing says which comes first.',
    },
  ],
  keyboard: [
    throughTheTool,
    ['Enter', 'On a cell: filters the register by it, or shows all risks again.'],
    ['Space', 'The same.'],
    ['Escape', 'In a dialog: closes it; asks first if there is unsaved input.'],
  ],
  accessibility: [
    ...inAGroup,
    'The grid is a table with headers for both axes; each cell is a button named by score, level and count.',
    'The register scrolls by keyboard; its length and filter are announced.',
  ],
};
