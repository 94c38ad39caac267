export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For figures to compare: prices by level, pages by chapter. `total` if they add up.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'there are a few independent ones.',
    },
    {
      component: 'Sections/FactList',
      when: 'there is one value per name.',
    },
  ],
  dos: [
    {
      story: 'WithTotal',
      caption: 'The last line is the sum of those above.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A `<table>` with a caption and headers for rows and columns: each figure is announced with both.',
    'Figures have equal width and are aligned to the end of their column.',
  ],
};
