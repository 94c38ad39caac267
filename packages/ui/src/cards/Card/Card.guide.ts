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
  accessibility: [
    'An `<article>` with a heading: `level` is its level in the outline.',
    'With `href` there is one link, named by the heading and stretched over the card, so that it is announced once.',
    'The text of a card with `href` cannot be selected by dragging; do not put an address or a number there.',
  ],
};
