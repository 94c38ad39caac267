export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a yes-or-no answer that takes effect on submitting or calculating.'],
  insteadUse: [
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there are several related checkboxes.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'both answers need words: “Monthly” or “yearly”.',
    },
    {
      component: 'Forms/CheckboxField',
      when: 'the field is in a `Form`, which manages value and error.',
    },
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
    'Hint and error are its description; `aria-invalid` marks an error.',
  ],
};
