export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a part of a tool that is loaded when first needed: a dialog, or the parts below a first result.',
    '“Try again” loads the part again, and so does opening it again.',
  ],
  insteadUse: [{ component: 'Feedback/Alert', when: 'something else failed.' }],
  keyboard: [
    ['Tab', 'Moves to Try again.'],
    ['Escape', 'Closes a dialog; asks first if there is unsaved input.'],
  ],
  accessibility: [
    'A part that fails to load says so in place and affects nothing else; a chart’s values stay readable as text.',
  ],
};
