export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Around a dialog in which people type something that is lost when it closes.'],
  insteadUse: [
    { component: 'Overlays/ConfirmDialog', when: 'it is another question, before an action that cannot be undone.' },
    { component: 'Overlays/Dialog', when: 'nothing is typed in it.' },
  ],
  dos: [
    {
      story: 'Unsaved',
      caption: 'The close button, Escape, the backdrop and “Cancel” all ask.',
    },
  ],
  keyboard: [
    ['Escape', 'In the dialog: asks to close it. In the question: goes back to the dialog.'],
    ['Enter', 'In the question: presses the focused button, at first “Keep editing”.'],
  ],
  accessibility: [
    'The question is an `alertdialog` above the dialog.',
    'After “Keep editing” focus is where it was in the dialog; after “Discard changes” it is on what opened the dialog.',
  ],
};
