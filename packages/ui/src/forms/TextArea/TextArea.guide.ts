export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for an answer of more than a line.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'a line is enough.',
    },
    {
      component: 'Fields/TextAreaInput',
      when: 'there is no form, or the value is held elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'The hint says what helps to answer.' }],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Begins a new line and does not send.'],
  ],
  accessibility: [
    'Says what is wrong when the focus leaves it, never while someone types.',
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'The number of characters left is read out politely.',
  ],
};
