export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a yes-or-no answer that takes effect when it is submitted or calculated.'],
  insteadUse: [
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there are several of a kind.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'both answers need words: “Monthly” or “yearly”.',
    },
    {
      component: 'Forms/CheckboxField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: [
    'The label is clickable: the whole line is the target.',
    'Hint and error are its description; `aria-invalid` marks an error.',
  ],
};
