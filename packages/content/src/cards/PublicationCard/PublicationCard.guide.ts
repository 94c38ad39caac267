import { article, cardKeys, day, newTab, oneLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For an article, a column or a report by the owner that somebody else published. The whole card leads to it.'],
  insteadUse: [
    { component: 'Content/Cards/PaperCard', when: 'it is a white paper of this site.' },
    { component: 'Content/Sections/RecentCoverage', when: 'others wrote it, and the owner is its subject.' },
  ],
  anatomy: [
    ['Facts', 'Kind and date, above the title.'],
    ['Title', 'The title of the text, as a heading; the link of the card.'],
    ['Publisher', 'A line of its own below the title.'],
    ['Description', 'A sentence or two.'],
    ['Arrow', 'At the end of the card; it points up, because the link leaves the site.'],
  ],
  donts: [
    {
      story: 'AddressInDescription',
      caption:
        'An address in the description: it cannot be selected, and a press on it does the same as a press anywhere on the card.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The publisher is the name of the magazine, newspaper or association.',
    'The description says what the text is about, or what is in it. Its address has a field of its own.',
  ],
  accessibility: [article, oneLink, newTab, day],
};
