export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Above a form of more than two fields after a failed try: it lists what to mend, and each line leads to its field.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'it is a form of this system: it brings the summary along.',
    },
    {
      component: 'Feedback/Alert',
      when: 'sending failed, and nothing that was typed is wrong.',
    },
  ],
  dos: [
    {
      story: 'Two',
      caption: 'The lines are those of the fields, in their order.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from line to line.'],
    ['Enter', 'Leads to the field and gives it the focus.'],
  ],
  accessibility: [
    'Takes the focus when it appears and is named by how many answers need attention, so it is read out.',
    'Give it a new `key` at each try: then it takes the focus again.',
  ],
};
