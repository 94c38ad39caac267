import { article, cardKeys, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a white paper with its pages, its date and, if they are counted, its downloads.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'it is a document of the library, row by row.' },
    { component: 'Content/Cards/BriefCard', when: 'it is a brief to subscribe to.' },
    { component: 'Content/Cards/PublicationCard', when: 'someone else published it.' },
  ],
  anatomy: [
    ['Category', 'Above the heading.', 'Cards/Badge'],
    ['Date', 'Beside the category.'],
    ['Heading', 'The title of the paper.'],
    ['Description', 'A sentence or two.'],
    ['Pages', 'A line in the soft color; with “in full” if the file is a summary.'],
    ['Downloads', 'In the same line, after a dot. Optional.'],
    [
      'Button',
      'At the bottom of the card, with the type, the pages and the size of the file, as far as they are known. Without a file, it says Ask for it.',
      'Actions/FileLink',
    ],
  ],
  dos: [
    {
      story: 'WithSummary',
      caption: 'The button says that the file is a summary, and the card how long the paper is.',
    },
  ],
  donts: [
    {
      story: 'FactsInDescription',
      caption: 'The description says category, date and pages again, and not what is in the paper.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The description says what is in the paper, with a number if there is one: “a matrix with 48 rows”.',
    'The date is entered as a day; the card writes it out, such as September 15, 2026.',
  ],
  accessibility: [
    article,
    'The name of the button is its words and the title: “Download Evidence before assurance”.',
    'What is known of the file is the description of the button.',
    newTab,
  ],
};
