export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Only before an action that cannot be undone. The question names the object, the button names the action.'],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'it can be undone: do it, and offer to undo it.',
    },
    {
      component: 'Overlays/Dialog',
      when: 'there is something to fill in or to read.',
    },
  ],
  dos: [
    {
      story: 'Destructive',
      caption: '“Delete recipe” rather than “Yes”.',
    },
  ],
  donts: [
    {
      story: 'YesOrNo',
      caption: '“Are you sure?” with “Yes” does not say of what.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the next control inside the dialog.'],
    ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
    ['Enter', 'Presses the focused button: at first “Cancel”.'],
    ['Escape', 'Cancels.'],
  ],
  accessibility: [
    '`role="alertdialog"`, named by the question, described by the text.',
    'Focus starts on the cancel button and returns to the button that opened the dialog.',
    'While the action runs, input is ignored.',
  ],
};
