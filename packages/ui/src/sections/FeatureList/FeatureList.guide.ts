export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For three to eight points with a title and a description, read one after the other.',
    '`numbered` where people refer to a point by its number.',
  ],
  insteadUse: [
    {
      component: 'Sections/ProcessSteps',
      when: 'they happen one after the other.',
    },
    {
      component: 'Layout/List',
      when: 'a sentence is enough for each.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'each leads somewhere.',
    },
  ],
  dos: [
    {
      story: 'Plain',
      caption: 'A title that says it; the description adds the reason.',
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
    'A region named by its heading; cards and rows inside are one level below it.',
    '`numbered` makes it an ordered list; the figures that are drawn are hidden, so that they are not read out twice.',
    'Icons are for the eye alone.',
  ],
};
