export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For things of equal rank side by side: cards, figures, fields.',
    'As `ul` when the things are a list; say so rather than count on the look.',
  ],
  insteadUse: [
    {
      component: 'Layout/Stack',
      when: 'things follow each other.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'the row has a heading of its own.',
    },
    {
      component: 'Sections/EntryList',
      when: 'there are more than about eight things, or they are read rather than scanned.',
    },
  ],
  dos: [
    {
      story: 'Three',
      caption: 'As many columns as the words allow: a title stays on two lines.',
    },
  ],
  donts: [
    {
      story: 'FourOfLongWords',
      caption: 'Four columns of long words: every line breaks, and nobody compares them.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Reading order is the order in the code, row by row. Do not reorder with CSS.',
    '`as="ul"` tells a screen reader how many things there are.',
  ],
};
