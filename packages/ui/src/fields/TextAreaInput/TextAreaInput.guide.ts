export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For multi-line text: a message, notes.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'one line is enough.',
    },
    {
      component: 'Forms/TextAreaField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Starts a new line.'],
  ],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'An error says what to do: “Enter your name.”',
    'Starts with five lines and grows with the text.',
    'Near the limit the number of characters left is announced when typing pauses.',
  ],
};
