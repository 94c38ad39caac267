export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for multi-line text.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'one line is enough.',
    },
    {
      component: 'Fields/TextAreaInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'Write a hint that helps people answer.' }],
  donts: [
    {
      story: 'HintThatRepeats',
      caption:
        'Don’t repeat the label in the hint: everyone reads it, and it helps nobody. Say what a good answer includes.',
    },
    {
      caption:
        'Don’t leave the limit to the server: a long text is rejected after all the work. Set `maxLength`, which shows the characters left.',
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
    ['Enter', 'Starts a new line and does not submit.'],
  ],
  accessibility: [
    'First validated when it loses focus, not while typing.',
    'The label is part of the component, so every field has a name.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
    'Near the limit, the number of characters left is announced.',
  ],
};
