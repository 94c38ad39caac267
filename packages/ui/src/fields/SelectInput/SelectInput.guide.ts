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
      when: 'the field is in a `Form`, which manages value and error.',
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
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Errors say what to do: “Enter your name.”',
    'The platform’s native list, also on phones.',
  ],
};
