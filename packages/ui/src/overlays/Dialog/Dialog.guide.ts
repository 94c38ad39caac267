export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For something to finish before going on: a form of a few fields, details of one row.'],
  insteadUse: [
    {
      component: 'Overlays/ConfirmDialog',
      when: 'it is one question.',
    },
    {
      component: 'Layout/Section',
      when: 'it is a page of its own: long forms need an address and a way back.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it only tells something.',
    },
  ],
  dos: [
    {
      story: 'WithField',
      caption: 'A title that names the task, the first field ready to type in.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves on, inside the dialog only.'],
    ['Shift+Tab', 'Moves back, inside the dialog only.'],
    ['Escape', 'Asks to close.'],
  ],
  accessibility: [
    'A modal `<dialog>`: what is below is out of reach for keyboard and screen reader.',
    'The focus goes to the first field, else to the title, and back to what opened it; where that is gone, to `<main tabindex="-1">`: give the page one.',
    '`onClose` may refuse, for unsaved changes; then the dialog stays, and says why.',
  ],
};
