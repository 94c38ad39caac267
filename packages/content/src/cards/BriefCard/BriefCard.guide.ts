import { arrow, article, cardKeys, decorativeIcon, wholeCardLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a written brief to subscribe to, beside others of its kind. With `href`, it chooses its brief in a form.'],
  insteadUse: [
    { component: 'Content/Cards/PaperCard', when: 'it is one paper, with its pages and its date.' },
    { component: 'Content/Cards/SessionCard', when: 'it is an appointment.' },
  ],
  anatomy: [
    ['Icon', 'Above the heading.', 'Media/Icon'],
    ['Heading', 'The title of the brief; the link of the card, if it has one.'],
    ['Description', 'A sentence or two: what the brief tells its readers.'],
    ['Topics', 'Three, one below the other.', 'Layout/List'],
    arrow,
  ],
  donts: [
    {
      story: 'TopicsRepeatDescription',
      caption: 'The topics repeat the description: the list takes half of the card, and adds nothing.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The title ends in “brief”, so that it says what it is where it stands alone, such as in the form.',
    'A topic is one to three words, without a period.',
  ],
  accessibility: [article, wholeCardLink, 'The topics are a list: their number is announced first.', decorativeIcon],
};
