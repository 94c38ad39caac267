export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for equal items side by side: cards, figures, fields.', 'Use `as="ul"` if the items are a list.'],
  insteadUse: [
    {
      component: 'Layout/Stack',
      when: 'items sit in one row or column.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'the row has a heading of its own.',
    },
    {
      component: 'Sections/EntryList',
      when: 'there are more than about eight items, or people read rather than scan them.',
    },
  ],
  dos: [
    {
      story: 'Three',
      caption: 'As many columns as the text allows: titles fit on two lines.',
    },
  ],
  donts: [
    {
      story: 'FourOfLongWords',
      caption:
        'Don’t set long text in four columns: every line breaks, and items are hard to compare. Use two or three.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Reading order is source order, row by row. Don’t reorder with CSS.',
    '`as="ul"` tells screen readers how many items there are.',
  ],
};
