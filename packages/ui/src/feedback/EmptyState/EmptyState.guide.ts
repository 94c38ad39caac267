export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Where a list has nothing to show: nothing yet, nothing found, nothing left. It says which, and what to do.'],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'something is on its way.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it could not be loaded.',
    },
  ],
  dos: [
    {
      story: 'WithAction',
      caption: 'Says what will stand here, with the button that makes the first one.',
    },
    {
      story: 'NothingFound',
      caption: 'Says how to find something.',
    },
  ],
  donts: [
    {
      story: 'NoData',
      caption: '“No data” leaves people where they are.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    'A heading, so that it is found where the list was looked for.',
    'Where a search empties the list, the count above it is announced; the empty state itself is not.',
  ],
};
