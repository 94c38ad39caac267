import { arrow, article, cardKeys, wholeCardLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one meeting to book: its length, its purpose and, if listed, what it includes. With `href`, a press on the card chooses it in a form.',
  ],
  insteadUse: [
    { component: 'Content/Cards/ServiceCard', when: 'it is work that goes on for months.' },
    { component: 'Content/Cards/ProgramCard', when: 'it is a program of many meetings.' },
    { component: 'Content/Cards/BriefCard', when: 'it is something to read.' },
  ],
  anatomy: [
    ['Duration', 'Above the title, in the highlight color.'],
    ['Title', 'A heading; the link of the card, if it has one.'],
    ['Description', 'One or two sentences below the title.'],
    ['What is included', 'Short points, one below the other. Optional.', 'Layout/List'],
    arrow,
  ],
  donts: [
    {
      story: 'DurationRepeated',
      caption:
        'The duration in the title and in the description, too: it already stands above them, and the purpose of the session comes last.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The description says what the session is for, or what is clear at its end.',
    'A point of what is included is a few words, without a period.',
  ],
  accessibility: [
    article,
    wholeCardLink,
    'The title is read first, although the duration stands above it.',
    'What is included is a list, so the number of its points is announced first.',
  ],
};
