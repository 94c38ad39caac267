export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For an answer of more than a line: a message, notes.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'a line is enough.',
    },
    {
      component: 'Forms/TextArea',
      when: 'the field stands in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Begins a new line.'],
  ],
  accessibility: [
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'An error says what to do: “Enter your name.”',
    'Grows with the text, from five lines on.',
    'Near the limit the number of characters left is read out politely, when typing pauses.',
  ],
};
