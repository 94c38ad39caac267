export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a number that is counted or measured. The value is a number, or `null` when empty.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'it is a string of digits: a postal code.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [{ story: 'OutOfRange', caption: 'Give the range in the hint, before there is an error.' }],
  donts: [
    {
      story: 'Code',
      caption: 'Don’t use it for a code made of digits: leading zeros are lost. Use `TextField` instead.',
    },
    {
      caption:
        'Don’t give the range only in the error: people type twice. Set `min` and `max`, and give the range in the hint.',
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
    ['ArrowUp', 'Adds one step.'],
    ['ArrowDown', 'Subtracts one step.'],
    ['Enter', 'Submits the form.'],
  ],
  accessibility: [
    'First validated when it loses focus, not while typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Text that is not a number is an error, not an empty field.',
  ],
};
