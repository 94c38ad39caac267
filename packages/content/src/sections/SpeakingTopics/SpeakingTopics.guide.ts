import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page on which talks are booked: those on offer, each with its length and audience.'],
  insteadUse: [
    { component: 'Content/Sections/SpeakingEngagements', when: 'the talks have been given.' },
    { component: 'Sections/ListSection', when: 'the subjects are a few words each, as for podcasts.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Rows', 'A row for each talk: length and audience, then title and description. Nothing to press.', 'Cards/Entry'],
  ],
  donts: [
    {
      story: 'SameAudience',
      caption: 'The same audience for every talk: an organizer cannot tell which one suits the event.',
    },
  ],
  keyboard: [],
  content: [
    'An audience is a role, such as Executives and directors, or a group with its size.',
    'A description says what is told or done in the talk.',
  ],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'The title of a talk is read before its length and audience, although they stand before it.',
  ],
};
