export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the one or two main links of a section.',
    '`secondary` for the second of two, and for all in a row of cards.',
  ],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'it starts an action on this page.',
    },
    {
      component: 'Navigation/Link',
      when: 'the link is in a sentence or a list.',
    },
  ],
  dos: [
    {
      story: 'Primary',
      caption: 'The label says what is there.',
    },
  ],
  donts: [
    {
      story: 'ClickHere',
      caption: '“Click here” says nothing in a list of links, as screen readers offer it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'A real `<a>`: it can be opened in a tab, copied and bookmarked.',
    'Another site opens in a new tab, and the link says so to screen readers.',
  ],
};
