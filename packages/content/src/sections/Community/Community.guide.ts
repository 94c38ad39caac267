import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the nonprofits that the owner works for, each with what came of the work.'],
  insteadUse: [
    { component: 'Content/Sections/Boards', when: 'the owner has a seat there.' },
    { component: 'Content/Sections/CouncilRoles', when: 'the responsibilities of a role matter more than its result.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Rows',
      'A row for each nonprofit: kind, name, description, the result in strong type, and the subjects in one line.',
      'Content/Cards/CommunityCard',
    ],
  ],
  donts: [
    {
      story: 'ResultsWithoutFigures',
      caption: 'Results without figures: in strong type they read as praise, and nobody can check them.',
    },
  ],
  keyboard: [],
  content: [
    'A result is a figure with what it counts, such as “1,900 computers placed since 2015”.',
    'A kind and a subject are a word or two, such as Careers.',
  ],
  accessibility: [region, 'The rows are one list: their number is announced first.', 'Nothing in a row is a link.'],
};
