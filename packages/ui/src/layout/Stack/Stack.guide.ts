export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the distance between things that follow each other, in a column or in a row: one step of space, no margins of their own.',
    'A row wraps where it has no room.',
  ],
  insteadUse: [
    {
      component: 'Layout/Grid',
      when: 'things stand in columns of equal width.',
    },
    {
      component: 'Fields/FieldRow',
      when: 'they are form fields.',
    },
  ],
  dos: [
    {
      story: 'GapsThatGroup',
      caption: 'A small gap in each group, and a large one between groups: what belongs together stands together.',
    },
  ],
  donts: [
    {
      story: 'OneGapForAll',
      caption:
        'One gap for everything: a heading is as far from its own text as from the text above, and the groups cannot be told apart.',
    },
  ],
  keyboard: [],
  accessibility: [
    '`as="ul"` or `as="ol"` where the things are a list.',
    'The order on screen is the order in the code.',
  ],
};
