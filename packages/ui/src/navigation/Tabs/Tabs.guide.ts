export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For parts of equal rank of which one is read at a time: kinds of content, forms of one result.'],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'people read all of it: parts below each other need no press.',
    },
    {
      component: 'Navigation/NavBar',
      when: 'each part has an address of its own.',
    },
    {
      component: 'Fields/RadioGroup',
      when: 'it is an answer, and something changes with it.',
    },
  ],
  dos: [
    {
      story: 'WithCounts',
      caption: 'Short names of one kind; a count where it helps to choose.',
    },
  ],
  donts: [
    {
      story: 'StepsAsTabs',
      caption: 'Steps as tabs: the second one needs the first, and nothing says so.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel.'],
    ['ArrowRight', 'Shows the next tab; after the last, the first. From right to left it is `ArrowLeft`.'],
    ['ArrowLeft', 'Shows the one before.'],
    ['Home', 'Shows the first.'],
    ['End', 'Shows the last.'],
  ],
  accessibility: [
    'Tab list, tabs and panel with their roles; the list needs a `label`.',
    'One stop for the Tab key; the arrows follow the direction of the place where the tabs stand.',
    'A panel that is not shown is not in the page: do not hide anything there that a search should find.',
  ],
};
