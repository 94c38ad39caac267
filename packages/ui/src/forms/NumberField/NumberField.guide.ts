export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a number that is counted or measured. The value is a number, `null` when empty.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'it is a code made of digits: a postal code.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [{ story: 'OutOfRange', caption: 'The hint gives the range before there is an error.' }],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'Adds one step.'],
    ['ArrowDown', 'Subtracts one step.'],
    ['Enter', 'Submits the form.'],
  ],
  accessibility: [
    'Validated when focus leaves it, not during the first typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Text that is not a number is an error, not an empty field.',
  ],
};
