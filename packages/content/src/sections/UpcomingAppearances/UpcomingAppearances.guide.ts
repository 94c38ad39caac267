import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For recordings and events to come, each Confirmed or Scheduled, on the page of podcasts.'],
  insteadUse: [
    { component: 'Content/Sections/Podcasts', when: 'the episode can be heard.' },
    { component: 'Content/Sections/SpeakingEngagements', when: 'the talk has been given.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Rows', 'A row for each appearance: date, then title and show or event. Nothing to press.', 'Cards/Entry'],
    ['Status', 'At the end of each row; Confirmed is in the accent color.', 'Cards/Badge'],
  ],
  donts: [
    {
      story: 'DateHasPassed',
      caption:
        'A date that has passed: it stays until the owner takes the entry off, and makes the others look out of date.',
    },
  ],
  keyboard: [],
  content: [
    'Confirmed means recorded or contracted. Everything else is Scheduled, because its date may still move.',
    'A title is the subject of the appearance; the show or event has a line of its own.',
  ],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'A date is a `<time>`. A status is a word; its color adds nothing.',
  ],
};
