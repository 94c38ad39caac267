export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a list with nothing to show: nothing yet, nothing found, nothing left. Say which, and what to do.'],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'content is loading.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it could not be loaded.',
    },
  ],
  dos: [
    {
      story: 'WithAction',
      caption: 'Say what will be here, and offer a button that creates the first one.',
    },
    {
      story: 'NothingFound',
      caption: 'Suggest how to find something.',
    },
  ],
  donts: [
    {
      story: 'NoData',
      caption: 'Don’t write “No data”: it helps nobody. Say what is missing, and offer the next step.',
    },
  ],
  anatomy: [
    ['Heading', 'What is missing.'],
    ['Text', 'What will be here, or how to find more.'],
    ['Action', 'Creates the first one, or shows everything again.'],
  ],
  content: ['Name what is missing: “No recipes yet”, never “No data”.', 'After a search, repeat the search term.'],
  keyboard: [['Tab', 'Moves to its action, if any.']],
  accessibility: [
    'A heading, so that people looking for the list find it.',
    'If a search empties the list, the count above it is announced; the empty state is not.',
  ],
};
