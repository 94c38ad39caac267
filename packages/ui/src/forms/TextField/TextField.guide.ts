export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for an answer of one line.'],
  insteadUse: [
    {
      component: 'Forms/TextArea',
      when: 'the answer is longer.',
    },
    {
      component: 'Forms/NumberField',
      when: 'it is counted or measured.',
    },
    {
      component: 'Forms/SelectField',
      when: 'the answers are known.',
    },
    {
      component: 'Fields/TextInput',
      when: 'there is no form, or the value is held elsewhere.',
    },
  ],
  dos: [
    {
      story: 'RequiredWithHint',
      caption: 'A mark for the eye, a state for the screen reader, a hint before the mistake.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Sends the form.'],
  ],
  accessibility: [
    'Says what is wrong when the focus leaves it, never while someone types.',
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'The asterisk is for the eye; the control itself says that it is required.',
  ],
};
