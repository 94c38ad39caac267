import { arrow, article, cardKeys, decorativeIcon, wholeCardLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a kind of engagement: what it is for, how long it takes, in which form. With `href`, it chooses its kind in a form.',
  ],
  insteadUse: [
    { component: 'Content/Cards/ConsultingCard', when: 'it describes past work and cannot be requested.' },
    { component: 'Content/Cards/SessionCard', when: 'it is one appointment.' },
  ],
  anatomy: [
    ['Icon', 'Above the title.', 'Media/Icon'],
    ['Title', 'The kind of engagement, as a heading; the link of the card, if it has one.'],
    ['Description', 'A sentence or two.'],
    ['Duration', 'In strong type, below the description.'],
    ['Format', 'Below the duration, such as Board Meetings.'],
    arrow,
  ],
  donts: [
    {
      story: 'DurationAsSentence',
      caption:
        'A sentence as the duration: it is the strongest line of the text, and does not say how long the work takes.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The duration is a few words, because it is in strong type; work without an end is “Ongoing”.',
    'The description says what the client gets from the work.',
  ],
  accessibility: [article, wholeCardLink, decorativeIcon],
};
