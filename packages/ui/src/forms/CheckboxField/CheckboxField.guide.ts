export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one yes-or-no answer: a consent. The value is a boolean.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'there are several related checkboxes.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'both answers need words: “by phone” or “by e-mail”.',
    },
    {
      component: 'Fields/CheckboxInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'Use the full statement as the label, and leave the box unchecked.' }],
  donts: [
    {
      story: 'Negative',
      caption:
        'Don’t use a negative statement: a tick that means no is confusing. Say what people agree to: “You may call me”.',
    },
    { caption: 'Don’t check it by default: nobody has agreed to anything. Start with an empty box.' },
  ],
  anatomy: [
    ['Box', 'On the left; 44 px high with its label.'],
    ['Label', 'The statement that people agree to; it is clickable.'],
    ['Hint', 'Below the label.'],
    ['Error', 'Below the hint: how to fix it.'],
  ],
  content: [
    'A full sentence that a tick agrees to: “You may call me about this request.”',
    'No “not”: a tick that means no is confusing.',
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox.'],
    ['Space', 'Checks or unchecks it.'],
  ],
  accessibility: [
    'The label is clickable: the whole line is the target.',
    'Hint and error are announced with the checkbox; `aria-invalid` marks an error.',
    'Validated when it loses focus.',
  ],
};
