export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one yes or no: a consent. The value is a boolean.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'there are several of a kind.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'both answers need words: “by phone” or “by e-mail”.',
    },
    {
      component: 'Fields/CheckboxInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  dos: [
    { story: 'Plain', caption: 'The label is the whole sentence that people agree to. It is not checked at first.' },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: [
    'The label is clickable: the whole line is the target.',
    'Hint and error are announced with the checkbox; `aria-invalid` marks an error.',
    'Validated when focus leaves it.',
  ],
};
