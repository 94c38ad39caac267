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
  dos: [
    {
      story: 'Group',
      caption: 'Six places for six events; the first one speaks for all.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Silent by itself; `label` on the first of a group makes it a status that is read out once.',
    'It stands still: nothing moves by itself.',
  ],
};
