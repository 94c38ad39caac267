export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For forms that are data: one list of definitions gives the fields, their rules and, on a server, the same rules again.',
    'Short fields that follow each other stand side by side by themselves.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'a form is one of a kind: write its fields out.',
    },
  ],
  dos: [
    {
      story: 'Drawn',
      caption: 'Each kind of answer gets its control, keyboard and limit.',
    },
  ],
  keyboard: [['Tab', 'Moves through the fields in the order of their definitions.']],
  accessibility: ['Everything that the single fields promise.', 'The limit of a long text is part of its description.'],
};
