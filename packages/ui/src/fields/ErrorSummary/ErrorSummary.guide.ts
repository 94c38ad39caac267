export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Above a form of more than two fields after a failed submit: it lists the errors, each with a link to its field.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'it is a form of this system: it includes the summary.',
    },
    {
      component: 'Feedback/Alert',
      when: 'sending failed, although every field is valid.',
    },
  ],
  dos: [
    {
      story: 'Two',
      caption: 'The errors are those of the fields, in their order.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Moves focus to the field.'],
  ],
  accessibility: [
    'Takes focus when it appears, and its name says how many answers need attention, so it is announced.',
    'Give it a new `key` at each attempt, so that it takes focus again.',
  ],
};
