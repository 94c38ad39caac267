export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for multi-line text.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'one line is enough.',
    },
    {
      component: 'Fields/TextAreaInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'The hint helps to answer.' }],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Starts a new line and does not submit.'],
  ],
  accessibility: [
    'Validated when focus leaves it, not during the first typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Near the limit the number of characters left is announced.',
  ],
};
