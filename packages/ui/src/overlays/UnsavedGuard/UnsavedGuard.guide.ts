export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it around a dialog whose input is lost when it closes.'],
  insteadUse: [
    { component: 'Overlays/ConfirmDialog', when: 'you confirm an action that cannot be undone.' },
    { component: 'Overlays/Dialog', when: 'the dialog has no input.' },
  ],
  dos: [
    {
      story: 'Unsaved',
      caption: 'The close button, Escape, the backdrop and “Cancel” all ask for confirmation.',
    },
  ],
  donts: [
    {
      caption:
        'Don’t leave `unsaved` always true: people who are asked for no reason stop reading the question. Set it once there is input.',
    },
    {
      caption:
        'Don’t close the dialog without `requestClose`: input is lost without a question. Use the function that the guard passes.',
    },
  ],
  anatomy: [
    ['Dialog', 'The guarded dialog.'],
    ['Question', 'Above the dialog: asks whether to discard the input.'],
    ['Keep editing', 'Receives initial focus.'],
    ['Discard changes', 'Closes both.'],
  ],
  keyboard: [
    ['Escape', 'In the dialog: requests to close it. In the question: returns to the dialog.'],
    ['Enter', 'In the question: presses the focused button, initially “Keep editing”.'],
  ],
  accessibility: [
    'The question is an `alertdialog` on top of the dialog.',
    '“Keep editing” returns focus to its place in the dialog; “Discard changes” returns it to the opener.',
  ],
};
