export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for short points of up to a sentence: what is included, what you get.',
    'Use two columns for about six points or more, if there is space.',
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
      when: 'each line is a name and its value.',
    },
  ],
  content: [
    'Write parallel lines: all nouns, or all sentences.',
    'End sentences with a full stop; leave it out on other lines.',
  ],
  keyboard: [],
  accessibility: [
    'A `<ul>`: screen readers announce the number of points first.',
    'Two columns read down the first, then the second, as in the DOM.',
  ],
};
