export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Before an action that cannot be taken back, and only there. The question names the thing, the button names the deed.',
  ],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'it can be undone: do it, and offer the undo.',
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
      caption: '“Are you sure?” with “Yes”: of what?',
    },
  ],
  keyboard: [
    ['Tab', 'Moves on, inside the dialog only.'],
    ['Shift+Tab', 'Moves back, inside the dialog only.'],
    ['Enter', 'Presses the button with the focus: at first the no.'],
    ['Escape', 'Says no.'],
  ],
  accessibility: [
    '`role="alertdialog"`, named by the question, described by the text.',
    'The focus starts on the answer that changes nothing, and returns to the button that asked.',
    'While the action runs nothing answers a second time.',
  ],
};
