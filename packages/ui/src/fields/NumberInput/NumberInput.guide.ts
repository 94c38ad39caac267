export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a number that is counted or measured: servers, minutes, people.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'it is a string of digits: a phone number, a postal code.',
    },
    {
      component: 'Forms/NumberField',
      when: 'the field is in a `Form`, which manages value and error.',
    },
  ],
  anatomy: [
    ['Label', 'Above the field, always visible, with a mark if required.'],
    ['Hint', 'Below the label: what to enter.'],
    ['Field', 'With a border and figures of equal width.'],
    ['Error', 'Below the field: how to fix it.'],
  ],
  content: ['Put the unit in the label: “Prep time (minutes)”.', 'The hint gives the range, if any: “1 to 100.”'],
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['ArrowUp', 'Adds one step, up to `max`.'],
    ['ArrowDown', 'Subtracts one step, down to `min`.'],
  ],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Errors say what to do: “Enter your name.”',
    "`1,200`, `12 000` and `12'000` are accepted. “1.200” and “1,2” are rejected: their meaning differs between countries.",
    'The mouse wheel over a focused field scrolls the page and does not change the value.',
    'The value is `null` when empty and `NaN` for invalid or ambiguous text, so that nothing typed is lost silently.',
  ],
};
