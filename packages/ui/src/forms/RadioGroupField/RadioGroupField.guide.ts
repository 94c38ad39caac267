export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one of two to seven options, all visible. The value is that of the option.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'there are more than seven, or an answer that was given must be taken back.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'several can be chosen.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'The question above, all options visible.' }],
  keyboard: [
    ['Tab', 'Moves to the selected option, or to the first.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
    ['Space', 'Selects the focused option.'],
  ],
  accessibility: [
    'A `<fieldset>` with the role `radiogroup`, named by the question.',
    'Hint and error are announced with the group, which is validated when focus leaves it.',
  ],
};
