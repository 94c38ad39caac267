export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for parts of a tool that load when first needed: a dialog, or the details below a first result.',
    'After a failure, “Try again” or reopening the part loads it again.',
  ],
  insteadUse: [{ component: 'Feedback/Alert', when: 'something other than loading failed.' }],
  keyboard: [
    ['Tab', 'Moves to “Try again”.'],
    ['Escape', 'Closes a dialog, after a question if there is unsaved input.'],
  ],
  accessibility: ['A part that fails to load says so in place; the rest of the tool keeps working.'],
};
