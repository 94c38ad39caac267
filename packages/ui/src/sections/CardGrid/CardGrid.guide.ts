export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For two to eight items of one kind under a heading, side by side.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'there are more, or they are read in order.',
    },
    {
      component: 'Layout/Grid',
      when: 'there is no heading.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'they are points of text, not items.',
    },
  ],
  dos: [
    {
      story: 'Links',
      caption: 'Four cards of equal height.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from card to card.'],
    ['Enter', 'Follows the link of a card.'],
  ],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'The cards are items of a list: their number is announced.',
  ],
};
