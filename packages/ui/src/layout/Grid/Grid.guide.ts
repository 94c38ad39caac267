export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For equal items side by side: cards, figures, fields.', 'Use `as="ul"` if the items are a list.'],
  insteadUse: [
    {
      component: 'Layout/Stack',
      when: 'items follow each other.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'the row has a heading of its own.',
    },
    {
      component: 'Sections/EntryList',
      when: 'there are more than about eight items, or they are read rather than scanned.',
    },
  ],
  dos: [
    {
      story: 'Three',
      caption: 'As many columns as the text allows: titles stay on two lines.',
    },
  ],
  donts: [
    {
      story: 'FourOfLongWords',
      caption: 'Four columns of long text: every line breaks, and nothing can be compared.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Reading order is the order in the code, row by row. Do not reorder with CSS.',
    '`as="ul"` tells screen readers how many items there are.',
  ],
};
