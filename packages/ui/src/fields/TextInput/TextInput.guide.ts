export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a single line of text. `type` sets the keyboard of a phone, `autoComplete` lets the browser fill in what it knows.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextAreaInput',
      when: 'the text is longer than one line.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'it is counted or measured.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Forms/TextField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  dos: [
    {
      story: 'WithError',
      caption: 'The hint says what is expected, the error what to do.',
    },
  ],
  donts: [
    {
      story: 'ErrorThatBlames',
      caption: '“Invalid input” says neither what is wrong nor what to do.',
    },
  ],
  keyboard: [['Tab', 'Moves to it and on.']],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'An error says what to do: “Enter your name.”',
    'No placeholder: it disappears when it is needed, and has too little contrast.',
  ],
};
