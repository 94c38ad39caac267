export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For four to twelve short lines under a heading, such as topics or the parts of an audit.',
    'Two columns for lines of a few words; one column for sentences.',
  ],
  insteadUse: [
    { component: 'Sections/FeatureList', when: 'each line needs a description.' },
    { component: 'Sections/ProcessSteps', when: 'they are steps in order.' },
  ],
  dos: [{ story: 'TwoColumns', caption: 'Lines of a few words side by side.' }],
  donts: [],
  keyboard: [],
  accessibility: ['A region named by its heading, with a list.'],
};
