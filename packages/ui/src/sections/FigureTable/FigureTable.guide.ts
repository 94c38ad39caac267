export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For figures that are read against each other: prices by level, pages by chapter. `total` where they add up.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'there are a few that stand for themselves.',
    },
    {
      component: 'Sections/FactList',
      when: 'there is one value to each name.',
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
    'A `<table>` with a caption and headers for rows and columns: each figure is read out with both.',
    'Figures are equally wide and stand at the end of their column.',
  ],
};
