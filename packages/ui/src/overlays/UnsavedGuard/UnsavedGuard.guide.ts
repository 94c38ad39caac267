export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Around a dialog in which people type something that is lost when it closes.'],
  insteadUse: [
    { component: 'Overlays/ConfirmDialog', when: 'it is another question, before an action that cannot be undone.' },
    { component: 'Overlays/Dialog', when: 'nothing is typed in it.' },
  ],
  anatomy: [
    ['Dialog', 'What is filled in. The guard itself draws nothing around it.', 'Overlays/Dialog'],
    [
      'Question',
      'Above the dialog, once somebody closes it with unsaved changes: “Leave without saving?”',
      'Overlays/ConfirmDialog',
    ],
  ],
  dos: [
    {
      story: 'Unsaved',
      caption: 'The close button, Escape, the backdrop and “Cancel” all ask.',
    },
  ],
  donts: [
    {
      story: 'AlreadySaved',
      caption:
        'A guard around a dialog that saves by itself: the question contradicts the dialog, and nobody knows what would be lost.',
    },
  ],
  keyboard: [
    ['Escape', 'In the dialog: asks to close it. In the question: goes back to the dialog.'],
    ['Enter', 'In the question: presses the focused button, at first “Keep editing”.'],
  ],
  content: [
    'The words of the question are the same everywhere: “Leave without saving?”, “Keep editing”, “Discard changes”.',
    'In the dialog, the button that closes it without saving is called “Cancel”.',
  ],
  accessibility: [
    'The question is an `alertdialog` above the dialog.',
    'After “Keep editing” focus is where it was in the dialog; after “Discard changes” it is on what opened the dialog.',
  ],
};
