export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a number that is counted or measured. The value is a number, `null` when empty.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'it is a code made of digits.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'there is no form, or the value is held elsewhere.',
    },
  ],
  dos: [{ story: 'OutOfRange', caption: 'The hint says the range before anything is wrong.' }],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'One step more.'],
    ['ArrowDown', 'One step less.'],
    ['Enter', 'Sends the form.'],
  ],
  accessibility: [
    'Says what is wrong when the focus leaves it, never while someone types.',
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'Text that is no number is refused with words, never taken for an empty field.',
  ],
};
