export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For short points of a sentence or less: what is included, what you get.',
    'Two columns from about six points on, where the room is there.',
  ],
  insteadUse: [
    {
      component: 'Sections/FeatureList',
      when: 'each point has a title and a description.',
    },
    {
      component: 'Sections/ProcessSteps',
      when: 'the order matters.',
    },
    {
      component: 'Sections/FactList',
      when: 'each line is a name with its value.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A real `<ul>`: the number of points is read out first.',
    'Two columns are read down the first, then down the second; the code has them in that order.',
  ],
};
