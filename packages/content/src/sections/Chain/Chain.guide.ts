export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for parts that each lead to the next: design, recruitment, enablement, performance.'],
  insteadUse: [
    { component: 'Content/Sections/ScaledSteps', when: 'they are steps of one project, with durations.' },
    { component: 'Sections/CardGrid', when: 'their order does not matter.' },
  ],
  anatomy: [
    ['Heading', 'Names the section.'],
    [
      'Line',
      'Connects the parts; beside each other in a wide viewport, in two columns on a tablet, below each other on a phone.',
    ],
    ['Part', 'A title and a description.'],
  ],
  content: ['Titles are nouns in one form: “Design”, “Recruitment”, “Enablement”.'],
  keyboard: [],
  accessibility: [
    'An `<ol>`: the order is announced. The line and its nodes are decorative.',
    'A region named by its heading, an `<h2>`; titles are headings one level lower.',
  ],
};
