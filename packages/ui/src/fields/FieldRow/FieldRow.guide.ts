export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For two to four short fields that belong together: first and last name, prep and cook time.'],
  insteadUse: [
    {
      component: 'Layout/Grid',
      when: 'they are no fields.',
    },
    {
      component: 'Layout/Stack',
      when: 'a field is long: it keeps a line of its own.',
    },
  ],
  dos: [
    {
      story: 'SideBySide',
      caption: 'Short numbers of one kind.',
    },
  ],
  keyboard: [['Tab', 'Moves from field to field, in the order of reading.']],
  accessibility: [
    'One below the other on a phone and at 200 % zoom.',
    'Fields side by side are skipped over by people who magnify: never put a required field alone at the far end.',
  ],
};
