export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For any number of a few options, all visible.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'only one can be chosen.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: [
    'A `<fieldset>` with a `<legend>`: the question is announced with each box.',
    'A required group says so in its name, because ARIA has no required state for a group.',
    'The error belongs to the group and appears when focus leaves it.',
  ],
};
