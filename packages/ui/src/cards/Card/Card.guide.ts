import { headingWords } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one item of a kind, in a row of two to four: a page to go to, a service, an episode.',
    '`href` if the whole card is one link; `actions` if there are several.',
  ],
  insteadUse: [
    {
      component: 'Cards/Entry',
      when: 'there are more than about eight: rows are faster to read.',
    },
    {
      component: 'Layout/Section',
      when: 'it is a section of the page, not one of several items.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it reports something that just happened.',
    },
  ],
  anatomy: [
    ['Picture', 'If given: above everything.'],
    ['Facts', 'If given: one line above the heading, such as a date, a duration or a badge.'],
    ['Heading', 'What the card is about, and the text of its link if the card is one.', 'Text/Heading'],
    ['Text', 'If given: what the heading leaves open.'],
    [
      'Actions',
      'If given: buttons or links at the bottom, at the same height in all cards of a row.',
      'Actions/ButtonLink',
    ],
    ['Arrow', 'At the end of the card, if the card is a link. An arrow to another site points up.', 'Media/Icon'],
  ],
  dos: [
    {
      story: 'Row',
      caption: 'Equal height, aligned actions.',
    },
    {
      story: 'WholeCardLink',
      caption: 'A box, because it is a link.',
    },
  ],
  donts: [
    {
      story: 'BoxWithNothingToPress',
      caption: 'A box with nothing to press: people press it and wait.',
    },
    {
      story: 'LinkAndSameAction',
      caption: 'The whole card is a link, and a button in it leads to the same place.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link of the card, then to its actions.'],
    ['Enter', 'Follows the link.'],
  ],
  content: [
    headingWords,
    'Facts have no verb, and a dot separates one from the next: “Podcast · 59 minutes”.',
    'The text is one or two sentences.',
  ],
  accessibility: [
    'An `<article>` with a heading: `level` is its level in the outline.',
    'With `href` there is one link, named by the heading and stretched over the card, so that it is announced once.',
    'The text of a card with `href` cannot be selected by dragging; do not put an address or a number there.',
  ],
};
