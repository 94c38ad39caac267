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
      when: 'the field is in a `Form`, which manages value and error.',
    },
  ],
  anatomy: [
    ['Label', 'Above the field, always visible, with a mark if required.'],
    ['Hint', 'Below the label: what to enter.'],
    ['Field', 'With a border, as high as its `rows`.'],
    ['Error', 'Below the field: how to fix it.'],
    ['Count', 'With `maxLength`: the characters left, near the limit.'],
  ],
  content: [
    'The label is a noun: “Message”.',
    'The hint says what a good answer includes: “What you are deciding, and by when.”',
  ],
  keyboard: [
    ['Tab', 'Moves to the field and on.'],
    ['Enter', 'Starts a new line.'],
  ],
  accessibility: [
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Errors say what to do: “Enter your name.”',
    'Starts with five lines and grows with the text.',
    'Near the limit, the number of characters left is announced when typing pauses.',
  ],
};
