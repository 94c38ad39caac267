import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';

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
  anatomy: [
    ...sectionWords,
    ['Column heads', 'What is in each column. Beside the figures, where a row does not fit.'],
    ['Rows', 'A title, a description if given, and a figure for each further column.'],
    ['Total', 'If given: what the figures add up to, below a darker line.'],
  ],
  dos: [
    {
      story: 'WithTotal',
      caption: 'The last line is the sum of those above.',
    },
  ],
  donts: [
    {
      story: 'MixedPeriods',
      caption: 'Each price is for another period: readers have to convert the figures before they can compare them.',
    },
  ],
  keyboard: [],
  content: [
    sectionContent,
    'A head is one or two words, and a title a few. What all figures have in common, such as “in US dollars a month”, is said once, in the introduction.',
  ],
  accessibility: [
    region,
    'A `<table>` with a caption and headers for rows and columns: each figure is announced with both.',
    'Figures have equal width and are aligned to the end of their column.',
  ],
};
