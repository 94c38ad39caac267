import { arrow, article, cardKeys, wholeCardLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a mentorship program, beside others. With `href`, it chooses its program in a form.'],
  insteadUse: [
    { component: 'Content/Cards/SessionCard', when: 'it is an appointment to book.' },
    { component: 'Content/Cards/ServiceCard', when: 'it is an engagement for a company.' },
  ],
  anatomy: [
    ['Drawing', 'At the top, as wide as the text.', 'Content/Illustrations/Illustration'],
    ['Kind', 'Between the drawing and the name, such as Founder coaching.'],
    ['Name', 'The name of the program, as a heading; the link of the card, if it has one.'],
    ['Description', 'A sentence or two.'],
    ['Duration, rhythm and regions', 'A line each; the duration is in strong type.'],
    ['Subjects', 'One below the other.', 'Layout/List'],
    arrow,
  ],
  donts: [
    {
      story: 'PraiseAsDescription',
      caption: 'Praise as the description: it fits any program, and nobody learns whom this one is for.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The description says whom the program is for, such as “For people moving from technical work to leading technical teams”.',
    'A subject is one to four words, without a period.',
  ],
  accessibility: [
    article,
    wholeCardLink,
    'The drawing is an image with a text alternative.',
    'The subjects are a list: their number is announced first.',
  ],
};
