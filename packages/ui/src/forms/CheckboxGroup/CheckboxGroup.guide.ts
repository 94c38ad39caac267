export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for any number of answers out of a few. The value is a list in the order of the options.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'only one can be true.',
    },
    {
      component: 'Fields/Checkboxes',
      when: 'there is no form, or the value is held elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'The question above, the answers all in sight.' }],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: [
    'A `<fieldset>` with a `<legend>`; a required one says so in its name.',
    'A press on the words counts.',
  ],
};
