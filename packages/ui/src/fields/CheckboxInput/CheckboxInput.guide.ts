export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a yes-or-no answer that takes effect when it is submitted or calculated.'],
  insteadUse: [
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there are several of a kind.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'both answers need words: “Monthly” or “yearly”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: ['The label is clickable: the whole line is the target.', 'The hint is its description.'],
};
