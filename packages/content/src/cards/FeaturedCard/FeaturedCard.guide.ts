import { article, cardKeys, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a talk, a workshop or a report to start with, and how long it is.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'it is one of many documents, in rows.' },
    { component: 'Content/Cards/PaperCard', when: 'it is a white paper, with its category and its date.' },
    { component: 'Content/Cards/PodcastCard', when: 'it is an episode of a podcast.' },
  ],
  anatomy: [
    ['Kind and length', 'In one line above the heading: a duration, or a number of pages.'],
    ['Heading', 'The title of the item.'],
    ['Description', 'A sentence or two.'],
    [
      'Button',
      'At the bottom of the card: Watch or Read, with the type of the file, if its address says it; Ask for it while there is no link.',
      'Actions/FileLink',
    ],
  ],
  donts: [
    {
      story: 'ReadingTime',
      caption: 'A reading time in the place of the pages of a report: it looks like the length of a recording.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'A duration is shown as it is written, such as “2 hours”. To a number of pages, the card adds the word.',
    'The description says what is in it. Kind and length are above the heading.',
  ],
  accessibility: [
    article,
    'The name of the button is its word and the title: “Ask for it Price your services in an afternoon”.',
    'The type of the file is the description of the button.',
    newTab,
  ],
};
