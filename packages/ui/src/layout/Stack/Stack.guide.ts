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
  keyboard: [],
  accessibility: [
    '`as="ul"` or `as="ol"` where the things are a list.',
    'The order on screen is the order in the code.',
  ],
};
