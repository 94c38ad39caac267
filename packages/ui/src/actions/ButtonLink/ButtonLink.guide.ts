export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the one or two places that a section sends the reader to, with the weight of a button.',
    '`secondary` for the second of two, and for all in a row of cards.',
  ],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'the press starts something here.',
    },
    {
      component: 'Navigation/Link',
      when: 'the link stands in a sentence or a list.',
    },
  ],
  dos: [
    {
      story: 'Primary',
      caption: 'The words say what is there.',
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
