export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a single line of text.'],
  insteadUse: [
    {
      component: 'Forms/TextAreaField',
      when: 'the text is longer.',
    },
    {
      component: 'Forms/NumberField',
      when: 'it is counted or measured.',
    },
    {
      component: 'Forms/SelectField',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Fields/TextInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [
    {
      story: 'RequiredWithHint',
      caption: 'A visible mark, a state for screen readers, and a hint before any error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Submits the form.'],
  ],
  accessibility: [
    'Validated when focus leaves it, not during the first typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'The asterisk is visual; screen readers learn from the control that it is required.',
  ],
};
