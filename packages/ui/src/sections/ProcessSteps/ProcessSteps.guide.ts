export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For steps in order: how a project proceeds, what follows a request. Three to six steps.'],
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
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'An `<ol>`: the number of each step is announced.',
  ],
};
