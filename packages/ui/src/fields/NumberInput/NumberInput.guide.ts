export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a number that is counted or measured: servers, minutes, people.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'it is a code made of digits: a phone number, a postal code.',
    },
    {
      component: 'Forms/NumberField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'Adds one step, up to `max`.'],
    ['ArrowDown', 'Subtracts one step, down to `min`.'],
  ],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'An error says what to do: “Enter your name.”',
    "`1,200`, `12 000` and `12'000` are understood. “1.200” and “1,2” are rejected: they mean different numbers in different countries.",
    'The mouse wheel over a focused field scrolls the page and does not change the value.',
    '`null` is empty and `NaN` is not a clear number, so typed text is never lost silently.',
  ],
};
