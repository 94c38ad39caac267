export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one of several options that people know by name. The value is that of the option.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'several can be chosen.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'there are seven or fewer: visible options are faster to choose from.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [
    {
      story: 'AlwaysAnswered',
      caption: 'If there is always an answer, no option stands for none.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Opens the list.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
  ],
  accessibility: [
    'Validated when focus leaves it, not during the first typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'The native list of the platform.',
  ],
};
