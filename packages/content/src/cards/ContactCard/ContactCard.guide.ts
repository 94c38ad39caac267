import { article, cardKeys, decorativeIcon, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a way to reach the owner, or what to expect, on the contact page.'],
  insteadUse: [
    { component: 'Sections/FactList', when: 'there are more than four facts to look up.' },
    { component: 'Content/Cards/ExcellenceCard', when: 'the whole card leads to a page.' },
  ],
  anatomy: [
    ['Icon', 'Above the heading.', 'Media/Icon'],
    ['Heading', 'What the value is: Email, Location.'],
    ['Value', 'A line in medium weight. With an address, it is a link.', 'Actions/Link'],
    ['Description', 'A sentence or two in the soft color.'],
  ],
  donts: [
    {
      story: 'SentenceAsValue',
      caption:
        'A sentence as the value: how long an answer takes, which visitors want to know, is in the soft text below it.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The title is a word or two.',
    'The description adds what the value leaves open, such as who reads the email, and on which days.',
  ],
  accessibility: [
    article,
    'Only the value is a link, not the whole card: the text can be selected and copied.',
    newTab,
    decorativeIcon,
  ],
};
