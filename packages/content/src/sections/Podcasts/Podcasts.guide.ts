import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For podcast episodes with the owner that have been published, on the pages for media and podcasts.'],
  insteadUse: [
    { component: 'Content/Sections/UpcomingAppearances', when: 'the episode has not been published yet.' },
    { component: 'Content/Sections/SpeakingEngagements', when: 'it was a talk to an audience.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row: kind, duration and date, title, show, description, and the button “Listen” at the bottom.',
      'Content/Cards/PodcastCard',
    ],
  ],
  donts: [
    {
      story: 'UnequalDescriptions',
      caption:
        'One long description beside two of a few words: the cards are as high as the longest, and two have a gap above the button.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A duration is a number of minutes, such as 42 minutes. The drawing at the top of the podcasts page is made of them.',
    'The section keeps the order of the list: the newest episode is first.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each “Listen” includes the title of its episode for screen readers, and says that it opens in a new tab.',
  ],
};
