export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For content whose shape is known and that takes longer than about half a second.'],
  insteadUse: [
    {
      component: 'Feedback/Spinner',
      when: 'the shape is not known, or it is an action that runs.',
    },
    {
      component: 'Feedback/EmptyState',
      when: 'nothing will come.',
    },
  ],
  anatomy: [
    ['Picture', 'Optional: a wide rectangle above everything.'],
    ['Heading', 'Optional: a taller bar, about half as wide as the lines.'],
    ['Lines', 'Three bars if no other number is given. The last of several is shorter.'],
  ],
  dos: [
    {
      story: 'Group',
      caption: 'Six placeholders for six events; only the first has a label.',
    },
  ],
  donts: [
    {
      story: 'OtherShape',
      caption:
        'Placeholders much taller than the cards that replace them: everything below moves up when the cards arrive.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Not announced by itself; `label` on the first of a group makes it a status that is announced once.',
    'It is static: nothing moves by itself.',
  ],
};
