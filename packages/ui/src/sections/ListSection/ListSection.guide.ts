export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for four to twelve short lines under a heading, such as topics or the parts of an audit.',
    'Use two columns for lines of a few words, one for sentences.',
  ],
  insteadUse: [
    { component: 'Sections/FeatureList', when: 'each line needs a description.' },
    { component: 'Sections/ProcessSteps', when: 'the lines are steps in order.' },
  ],
  dos: [{ story: 'TwoColumns', caption: 'Lines of a few words, in two columns.' }],
  donts: [
    {
      story: 'SentencesInTwoColumns',
      caption: 'Don’t set sentences in two columns: readers can’t tell whether to read across or down. Use one column.',
    },
    {
      caption:
        'Don’t start every line with the same words, such as “We offer”: scanning readers miss the difference. Start with what differs.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Lines', 'The list, in one or two columns.'],
  ],
  content: [
    'Write parallel lines that start with what differs.',
    'Leave out the full stop, unless the lines are sentences.',
  ],
  keyboard: [],
  accessibility: ['A region named by its heading, with a list.'],
};
