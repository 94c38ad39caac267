export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an answer of one line. `type` brings the right keyboard of a phone, `autoComplete` what the browser knows already.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextAreaInput',
      when: 'the answer is longer than a line.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'it is counted or measured.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'the answers are known.',
    },
    {
      component: 'Forms/TextField',
      when: 'the field stands in a `Form`, which then keeps value and error.',
    },
  ],
  dos: [
    {
      story: 'WithError',
      caption: 'The hint says what is wanted, the error what to do.',
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
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'An error says what to do: “Enter your name.”',
    'No placeholder: it is gone when it is needed, and too pale to read.',
  ],
};
