export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what happens one after the other: how a project goes, what follows a request. Three to six steps.'],
  insteadUse: [
    {
      component: 'Sections/FeatureList',
      when: 'the order does not matter.',
    },
    {
      component: 'Layout/List',
      when: 'the steps are a word each.',
    },
  ],
  dos: [
    {
      story: 'FourSteps',
      caption: 'Each step begins with what happens, not with who does it.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A region named by its heading; cards and rows inside are one level below it.',
    'An `<ol>`: the number of each step is read out.',
  ],
};
