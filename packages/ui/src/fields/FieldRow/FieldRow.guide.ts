export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For two to four short, related fields: first and last name, prep and cook time.'],
  insteadUse: [
    {
      component: 'Layout/Grid',
      when: 'they are not fields.',
    },
    {
      component: 'Layout/Stack',
      when: 'a field is long and needs its own line.',
    },
  ],
  dos: [
    {
      story: 'SideBySide',
      caption: 'Group short numbers of the same kind.',
    },
  ],
  donts: [
    {
      story: 'LongQuestions',
      caption:
        'Don’t put whole questions side by side: they wrap, and people read across them. Give each its own line, in a `Stack`.',
    },
    {
      caption:
        'Don’t put a required field after an optional one: people who magnify the screen miss it. Put required fields first.',
    },
  ],
  keyboard: [['Tab', 'Moves from field to field, in reading order.']],
  accessibility: [
    'Stacked on phones and at 200 % zoom.',
    'People who magnify the screen may miss the field on the right: never put a required field alone there.',
  ],
};
