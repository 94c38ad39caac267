export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for two to eight items of one kind, side by side under a heading.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'there are more, or people read them in order.',
    },
    {
      component: 'Layout/Grid',
      when: 'there is no heading.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'the items are points of text.',
    },
  ],
  dos: [
    {
      story: 'Links',
      caption: 'Four cards of equal height.',
    },
  ],
  donts: [
    {
      story: 'DifferentKinds',
      caption:
        'Don’t mix a page, a person and a file in one row: people compare adjacent cards, and these can’t be compared. Give each kind a section.',
    },
    {
      caption:
        'Don’t use it for a single card: the frame adds nothing to the heading. Use a `Section` with a link instead.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Cards', 'A list of cards of equal height.'],
  ],
  content: ['Write parallel card headings: all names, or all promises.', 'Keep the texts about equally long.'],
  keyboard: [
    ['Tab', 'Moves from card to card.'],
    ['Enter', 'Follows the link of a card.'],
  ],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'The cards are list items, so their number is announced.',
  ],
};
