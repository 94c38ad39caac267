export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one thing that is so or not, and that changes nothing before it is sent or calculated.'],
  insteadUse: [
    {
      component: 'Fields/Checkboxes',
      when: 'there are several of a kind.',
    },
    {
      component: 'Fields/RadioGroup',
      when: 'both answers need words: “Monthly” or “yearly”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Checks and unchecks.'],
  ],
  accessibility: ['A press on the words counts: the whole line is the target.', 'The hint is its description.'],
};
