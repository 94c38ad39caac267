export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one thing among others of its kind, in a row of two to four: a page to go to, a service, an episode.',
    '`href` where the whole card leads to one place; `actions` where there are several.',
  ],
  insteadUse: [
    {
      component: 'Cards/Entry',
      when: 'there are more than about eight of them: a set table is read faster.',
    },
    {
      component: 'Layout/Section',
      when: 'it is a part of the page and not one of several.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it tells something that just happened.',
    },
  ],
  dos: [
    {
      story: 'Row',
      caption: 'Equal in height, actions on one line.',
    },
    {
      story: 'WholeCardLink',
      caption: 'A box, because it can be pressed.',
    },
  ],
  donts: [
    {
      story: 'BoxWithNothingToPress',
      caption: 'A box with nothing to press in it: people press it and wait.',
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
  accessibility: [
    'An `<article>` with a heading: `level` is its place in the outline.',
    'With `href` there is one link, named by the heading and stretched over the card, so that it is read out once.',
    'The text of a card with `href` cannot be selected by dragging; do not put an address or a number there.',
  ],
};
