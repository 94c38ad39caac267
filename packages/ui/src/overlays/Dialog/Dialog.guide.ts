export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a task to finish before going on: a form of a few fields, details of one row.'],
  insteadUse: [
    {
      component: 'Overlays/ConfirmDialog',
      when: 'it is one question.',
    },
    {
      component: 'Layout/Section',
      when: 'it should be a page: long forms need an address and a way back.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it only informs.',
    },
  ],
  dos: [
    {
      story: 'WithField',
      caption: 'A title that names the task, and focus in the first field.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the next control inside the dialog.'],
    ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
    ['Escape', 'Asks to close.'],
  ],
  accessibility: [
    'A modal `<dialog>`: the page below is inert for keyboard and screen reader.',
    'Focus moves to the first field, otherwise to the title, and returns to the opener. If that is gone, it moves to `<main tabindex="-1">`, which the page has to provide.',
    '`onClose` may keep it open; then say why. For unsaved changes, put it in an `UnsavedGuard`.',
  ],
};
