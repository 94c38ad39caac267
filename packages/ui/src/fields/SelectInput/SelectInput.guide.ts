export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of eight or more options that people know by name.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'there are seven or fewer: visible options are faster to choose from.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'there are hundreds.',
    },
    {
      component: 'Forms/SelectField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Opens the list.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
  ],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'An error says what to do: “Enter your name.”',
    'The native list of the platform, also on a phone.',
  ],
};
