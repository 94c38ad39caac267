export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'In a `Form`, for one of several options that people know by name. The value is the `value` of the chosen option.',
  ],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'people can choose several.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'there are seven or fewer: visible options are faster to choose from.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [
    {
      story: 'AlwaysAnswered',
      caption: 'If there is always an answer, leave out the empty option.',
    },
  ],
  donts: [
    {
      story: 'TwoOptions',
      caption:
        'Don’t put two options in a list: they stay hidden until it is opened. Use `RadioGroupField` instead, which shows both.',
    },
    {
      caption:
        'Don’t offer “Other” without a text field: the answer is lost. Ask for it in a field that appears below.',
    },
  ],
  anatomy: [
    ['Label', 'Above the field, always visible, with a mark if required.'],
    ['Hint', 'Below the label: what to enter.'],
    ['Field', 'With a border: the selected option and a chevron.'],
    ['Placeholder', '“Choose one”: the empty option.'],
    ['Error', 'Below the field: how to fix it.'],
  ],
  content: ['The label is a noun: “Duration”.', 'Start options with what differs: “15 to 30 minutes”, “Half a day”.'],
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['Space', 'Opens the list.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
  ],
  accessibility: [
    'First validated when it loses focus.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'The platform’s native list.',
  ],
};
