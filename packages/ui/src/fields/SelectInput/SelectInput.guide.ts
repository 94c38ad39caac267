export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one answer out of eight or more that people know by name.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroup',
      when: 'there are seven or fewer: what is in sight is chosen faster.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'there are hundreds.',
    },
    {
      component: 'Forms/SelectField',
      when: 'the field stands in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Opens the list.'],
    ['ArrowDown', 'Chooses the next.'],
    ['ArrowUp', 'Chooses the one before.'],
  ],
  accessibility: [
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'An error says what to do: “Enter your name.”',
    'The platform’s own list: on a phone the one that its owner knows.',
  ],
};
