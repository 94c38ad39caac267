export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For short points of a sentence or less: what is included, what you get.',
    'Two columns for about six points or more, if there is space.',
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
    'A real `<ul>`: the number of points is announced first.',
    'Two columns are read down the first, then down the second; the DOM has them in that order.',
  ],
};
