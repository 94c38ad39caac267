export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for any number of a few options. The value is a list in the order of the options.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'only one can be chosen.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'The question above, all options visible.' }],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: ['A `<fieldset>` with a `<legend>`; a required one says so in its name.', 'The label is clickable.'],
};
