import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';

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
  anatomy: [
    ...sectionWords,
    ['Lines', 'In one column, or in two that are read down the first; one on a phone.', 'Layout/List'],
  ],
  dos: [{ story: 'TwoColumns', caption: 'Lines of a few words side by side.' }],
  donts: [
    {
      story: 'AndMuchMore',
      caption: 'A last line that says “And much more”: it names nothing, and the others look like mere examples.',
    },
  ],
  keyboard: [],
  content: [
    sectionContent,
    'A line is a few words or one sentence, without a period. All lines are of one kind, such as topics.',
  ],
  accessibility: [region, 'The lines are a list: their number is announced first.'],
};
