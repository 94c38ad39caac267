export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For three to eight points with a title and a description, read in order.',
    '`numbered` where people refer to a point by its number.',
  ],
  insteadUse: [
    {
      component: 'Sections/ProcessSteps',
      when: 'they are steps in order.',
    },
    {
      component: 'Layout/List',
      when: 'a sentence is enough for each.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'each is a link.',
    },
  ],
  dos: [
    {
      story: 'Plain',
      caption: 'A title that says it all; the description adds the reason.',
    },
  ],
  donts: [
    {
      story: 'IconForDecoration',
      caption: 'The same icon at each point says nothing.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    '`numbered` makes it an ordered list; the visible numbers are hidden from screen readers, so that they are not announced twice.',
    'Icons are decorative.',
  ],
};
