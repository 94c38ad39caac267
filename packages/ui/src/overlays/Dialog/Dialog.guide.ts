export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for a task that people finish before going on: a form with a few fields, details of a row.'],
  insteadUse: [
    {
      component: 'Overlays/ConfirmDialog',
      when: 'it asks a single question.',
    },
    {
      component: 'Layout/Section',
      when: 'it should be a page: long forms need a URL and a way back.',
    },
    {
      component: 'Feedback/Alert',
      when: 'you only need to inform.',
    },
  ],
  dos: [
    {
      story: 'WithField',
      caption: 'The title names the task, and focus starts in the first field.',
    },
  ],
  donts: [
    {
      story: 'LongForm',
      caption:
        'Don’t put a long form in a dialog: it has no URL, scrolls in a small window, and Escape closes it. Use a page instead.',
    },
    {
      caption:
        'Don’t open a dialog without a user action: it takes focus from people who are reading. Let people open it.',
    },
  ],
  anatomy: [
    ['Title', 'Names the task; stays visible while the content scrolls.'],
    ['Close', 'An icon button beside the title.'],
    ['Description', '`description`: a sentence below the title.'],
    ['Content', 'Fields, or text to read.'],
    ['Actions', '`footer`, at the bottom: the action that finishes the task, and a way to cancel.'],
  ],
  content: ['Repeat the label of the button that opens it as the title: “Add a recipe”.'],
  keyboard: [
    ['Tab', 'Moves to the next control inside the dialog.'],
    ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
    ['Escape', 'Requests to close the dialog.'],
  ],
  accessibility: [
    'A modal `<dialog>`: the page behind it is inert for keyboard and screen reader.',
    'Focus moves to the first field, or else to the title, and returns to the opener. If the opener is gone, it moves to `<main tabindex="-1">`, which the page must provide.',
    '`onClose` may keep the dialog open; if so, say why. For unsaved changes, wrap it in an `UnsavedGuard`.',
  ],
};
