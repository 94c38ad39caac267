export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a list that has nothing to show: nothing yet, nothing found, nothing left. It says which, and what to do.',
  ],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'something is loading.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it could not be loaded.',
    },
  ],
  dos: [
    {
      story: 'WithAction',
      caption: 'Says what will be here, with a button that creates the first one.',
    },
    {
      story: 'NothingFound',
      caption: 'Says how to find something.',
    },
  ],
  donts: [
    {
      story: 'NoData',
      caption: '“No data” does not help anyone.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    'A heading, so that people who look for the list find it.',
    'If a search empties the list, the count above it is announced; the empty state itself is not.',
  ],
};
