import { described, fieldContent, fieldParts, named } from '../fields.guide.ts';

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
  anatomy: fieldParts(['Input', 'One line for the number, with figures of equal width.']),
  dos: [{ story: 'Plain', caption: 'Servers are counted: an arrow key adds or subtracts one, and zero is the least.' }],
  donts: [
    {
      story: 'CodeAsNumber',
      caption: 'A postal code as a number: 02138 loses its zero, and is no longer a postal code.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'Adds one step, up to `max`.'],
    ['ArrowDown', 'Subtracts one step, down to `min`.'],
  ],
  content: [
    ...fieldContent,
    'The unit of a measure is in the label, “Cook time (minutes)”, or in the hint, “Minutes.”',
  ],
  accessibility: [
    named,
    described,
    "`1,200`, `12 000` and `12'000` are understood. “1.200” and “1,2” are rejected: they mean different numbers in different countries.",
    'The mouse wheel over a focused field scrolls the page and does not change the value.',
    '`null` is empty and `NaN` is not a clear number, so typed text is never lost silently.',
  ],
};
