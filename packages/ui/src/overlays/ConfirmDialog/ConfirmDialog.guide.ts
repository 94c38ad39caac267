export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it only before an action that cannot be undone.'],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'the action can be undone: do it, and offer to undo it.',
    },
    {
      component: 'Overlays/Dialog',
      when: 'people fill in or read something.',
    },
  ],
  dos: [
    {
      story: 'Destructive',
      caption: 'The button says “Delete recipe”, not “Yes”.',
    },
  ],
  donts: [
    {
      story: 'YesOrNo',
      caption:
        'Don’t ask “Are you sure?” with “Yes”: people can’t tell what they confirm. Name the object in the question, and the action on the button.',
    },
  ],
  anatomy: [
    ['Question', 'The title: the action and its object.'],
    ['Text', 'What will be lost, and for whom.'],
    ['Cancel', 'Receives initial focus.'],
    ['Confirm', 'Labelled with the action.'],
  ],
  content: [
    'Name the object in the question: “Delete Brambles soup?”, never “Are you sure?”.',
    'Repeat the question’s verb on the button: “Delete recipe”.',
    'Describe the consequences in the text, instead of “This cannot be undone”.',
  ],
  keyboard: [
    ['Tab', 'Moves to the next control inside the dialog.'],
    ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
    ['Enter', 'Presses the focused button, initially “Cancel”.'],
    ['Escape', 'Cancels.'],
  ],
  accessibility: [
    '`role="alertdialog"`, named by the question and described by the text.',
    'Focus starts on “Cancel” and returns to the button that opened the dialog.',
    'While the action runs, input is ignored.',
  ],
};
