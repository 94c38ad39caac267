export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it once per page, for its two to five key messages, such as what a client receives.'],
  insteadUse: [
    { component: 'Sections/ListSection', when: 'there are more lines, or they are details.' },
    { component: 'Sections/FeatureList', when: 'each line has an explanation.' },
  ],
  anatomy: [
    ['Heading', 'Names the section.'],
    ['Statements', 'Each on its own, large, between rules.'],
  ],
  content: ['One sentence or phrase each; explanations are for the sections below.'],
  keyboard: [],
  accessibility: ['A region named by its heading, with a list; the lines are not headings.'],
};
