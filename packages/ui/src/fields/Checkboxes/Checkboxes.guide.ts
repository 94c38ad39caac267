export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For any number of answers out of a few, all in sight.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroup',
      when: 'only one of them can be true.',
    },
    {
      component: 'Forms/CheckboxGroup',
      when: 'the field stands in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: [
    'A `<fieldset>` with a `<legend>`: the question is read out with each box.',
    'A required group says so in its name, because a group has no state for it.',
    'The error belongs to the group and is told when the focus leaves it.',
  ],
};
