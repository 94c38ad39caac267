export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a single line of text. `type` sets the phone’s keyboard, `autoComplete` lets the browser fill in what it knows.',
    '`width` shows how much to enter: `short` for a year or a code, `medium` for a name.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextAreaInput',
      when: 'the text is longer than one line.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'the value is counted or measured.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Forms/TextField',
      when: 'the field is in a `Form`, which manages value and error.',
    },
  ],
  dos: [
    {
      story: 'WithError',
      caption: 'Say what to enter in the hint, and how to fix it in the error.',
    },
  ],
  donts: [
    {
      story: 'ErrorThatBlames',
      caption:
        'Don’t write “Invalid input”: it says neither what is wrong nor what to do. Say both: “Enter an e-mail address such as name@example.com.”',
    },
  ],
  anatomy: [
    ['Label', 'Above the field, always visible.'],
    ['Hint', 'Below the label: what to enter.'],
    ['Prefix', '`prefix`, before the value but not part of it.'],
    ['Field', 'With a border.'],
    ['Error', 'Below the field: how to fix it.'],
  ],
  content: [
    'The label is a noun without a colon: “E-mail address”.',
    'The hint gives the format, or why you ask, in one sentence.',
    'The error says what to do: “Enter your name.”',
  ],
  keyboard: [['Tab', 'Moves to the field and on.']],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Errors say what to do: “Enter your name.”',
    'Tab skips a disabled field, and its value is not sent: say why beside it. A read-only one takes focus, is read out and sent.',
    'No placeholder: it disappears when needed, and has too little contrast.',
  ],
};
