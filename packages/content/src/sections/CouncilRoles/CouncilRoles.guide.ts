import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For roles in one association or group, each with its responsibilities. A second association gets a section of its own.',
  ],
  insteadUse: [
    { component: 'Content/Sections/Boards', when: 'every seat is listed, and a sentence is enough for each.' },
    { component: 'Content/Sections/Community', when: 'the owner works for a nonprofit, and its result matters more.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Rows',
      'A row for each role: the role as a badge, the organization, the name of the council, a description, and four responsibilities in two columns.',
      'Content/Cards/RoleCard',
    ],
  ],
  donts: [
    {
      story: 'ResponsibilitiesWithoutVerbs',
      caption: 'Responsibilities without verbs: they name subjects, and nobody learns what the owner does about them.',
    },
  ],
  keyboard: [],
  content: [
    'The heading is the name of the association; the name of each council is in its row.',
    'A role is a title, such as Chair.',
    'There are four responsibilities, each beginning with a verb.',
  ],
  accessibility: [
    region,
    'The rows are one list; the responsibilities of each row are a list inside it, read down the first column, then down the second.',
    'Nothing in a row is a link.',
  ],
};
