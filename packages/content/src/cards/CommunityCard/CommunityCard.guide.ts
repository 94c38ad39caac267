import { article } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a nonprofit that the owner works for, as a row of a list: its kind, what it does, and what came of the work.',
  ],
  insteadUse: [
    { component: 'Content/Cards/BoardCard', when: 'the owner sits on its board.' },
    { component: 'Content/Cards/RoleCard', when: 'the row lists what the owner is responsible for.' },
  ],
  anatomy: [
    ['Kind', 'At the left; above the name in a narrow window.'],
    ['Name', 'The nonprofit, as a heading.'],
    ['Description', 'A sentence or two below the name.'],
    ['Result', 'A line in strong type.'],
    ['Subjects', 'In the soft color below the result, with dots between them.'],
  ],
  donts: [
    {
      story: 'SubjectsAsPhrases',
      caption:
        'Subjects that are phrases: they no longer fit in one line, and the dots between them are easily missed.',
    },
  ],
  keyboard: [],
  content: [
    'The description says what the nonprofit does, not what the owner does there.',
    'A subject is a noun without a period, because all of them share a line.',
  ],
  accessibility: [article, 'The subjects are one paragraph, not a list: their number is not announced.'],
};
