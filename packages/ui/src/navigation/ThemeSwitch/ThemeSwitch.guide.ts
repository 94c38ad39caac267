export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once, in the bar: changes between light and dark. A choice that equals the system’s wish follows the system again.',
  ],
  insteadUse: [],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Enter', 'Switches.'],
    ['Space', 'Switches.'],
  ],
  accessibility: [
    'Named by what a press does: “Switch to dark theme”.',
    'Right before any script runs, because the stylesheet chooses icon and name; not shown where scripts are off.',
  ],
};
