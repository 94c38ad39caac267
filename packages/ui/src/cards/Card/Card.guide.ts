export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one of several similar items, in a row of two to four: a page, a service, an episode.',
    'Use `href` to make the whole card one link; `actions` for several links.',
  ],
  insteadUse: [
    {
      component: 'Cards/Entry',
      when: 'there are more than about eight: rows are faster to scan.',
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
      caption: 'Keep heights equal and actions aligned.',
    },
    {
      story: 'WholeCardLink',
      caption: 'Use a box if the whole card is a link.',
    },
  ],
  donts: [
    {
      story: 'BoxWithNothingToPress',
      caption: 'Don’t use a box that is not interactive: people press it and wait. Remove the box, or make it a link.',
    },
    {
      story: 'LinkAndSameAction',
      caption:
        'Don’t repeat the link of the card in a button: it is announced twice. Keep `href`, and remove the button.',
    },
  ],
  anatomy: [
    ['Picture', '`media`, at the top.'],
    ['Facts', '`meta`, one line above the heading: a date, a duration, a badge.'],
    ['Heading', 'What the card is about; with `href`, a link stretched over the card.'],
    ['Text', '`children`, one or two sentences.'],
    ['Actions', 'At the bottom, aligned across a row of cards.'],
  ],
  content: ['The heading is a name, or says what people get.', 'Keep the texts in a row about equally long.'],
  keyboard: [
    ['Tab', 'Moves to the card’s link, then to its actions.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'An `<article>` with a heading: `level` is its level in the page outline.',
    'With `href`, one link covers the card, named by the heading, so that it is announced once.',
    'Text in a card with `href` cannot be selected by dragging: do not put an address or a number there.',
  ],
};
