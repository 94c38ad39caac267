import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the media page: talks that the owner gave, each with a link to its event.'],
  insteadUse: [
    { component: 'Content/Sections/SpeakingTopics', when: 'they are talks that can be booked.' },
    { component: 'Content/Sections/UpcomingAppearances', when: 'they are still to come.' },
    { component: 'Content/Sections/Podcasts', when: 'they can be heard.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Rows',
      'A row for each talk: date and kind, then title, topic, event and audience, and the link to the event at the end.',
      'Content/Cards/SpeakingCard',
    ],
  ],
  donts: [
    {
      story: 'EventAsTitle',
      caption: 'The event as the title: it is in the row twice, and the name of the talk is missing.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A title is that of the talk; the event has a line of its own, with its city.',
    'An audience says how many and who: a number with a plus first, such as 300+ founders.',
    'The newest talk comes first: the section keeps the order that the owner gives.',
  ],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'Each link is named with its talk, and says that it opens in a new tab.',
  ],
};
