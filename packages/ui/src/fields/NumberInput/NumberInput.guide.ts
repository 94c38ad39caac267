export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a number that is counted or measured: servers, minutes, people.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'it is a code made of digits, and nobody adds it up: a phone number, a postal code.',
    },
    {
      component: 'Forms/NumberField',
      when: 'the field stands in a `Form`, which then keeps value and error.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'One step more, up to `max`.'],
    ['ArrowDown', 'One step less, down to `min`.'],
  ],
  accessibility: [
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'An error says what to do: “Enter your name.”',
    "`1,200`, `12 000` and `12'000` are read as they are meant. “1.200” and “1,2”, which mean different numbers to different people, are not.",
    'Turning the wheel over a focused field scrolls the page and changes nothing.',
    '`null` is empty and `NaN` is no clear number: they are told apart, so that nothing typed is lost silently.',
  ],
};
