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
      when: 'the value is counted or measured.',
    },
    {
      component: 'Forms/SelectField',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Fields/TextInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [
    {
      story: 'RequiredWithHint',
      caption: 'Mark a required field, visually and for screen readers, and give a hint before any error.',
    },
  ],
  donts: [
    {
      story: 'ThreeQuestions',
      caption:
        'Don’t ask three questions in one field: the browser cannot fill it in, and the answers cannot be searched. Ask one per field.',
    },
    {
      caption:
        'Don’t omit `autoComplete` for name, e-mail address or phone: people have to type what the browser knows. Set it on each.',
    },
  ],
  anatomy: [
    ['Label', 'Above the field, always visible, with a mark if required.'],
    ['Hint', 'Below the label: what to enter.'],
    ['Field', 'With a border.'],
    ['Error', 'Below the field: how to fix it.'],
  ],
  content: [
    'The label is a noun without a colon: “E-mail address”.',
    'The hint gives the format, or why you ask, in one sentence.',
    'The error says what to do: “Enter your name.”',
  ],
  keyboard: [
    ['Tab', 'Moves to the field and on.'],
    ['Enter', 'Submits the form.'],
  ],
  accessibility: [
    'First validated when it loses focus, not while typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'The asterisk is only visual; the control tells screen readers that it is required.',
  ],
};
