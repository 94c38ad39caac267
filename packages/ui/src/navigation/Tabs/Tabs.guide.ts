export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For equal panels of which one is read at a time: kinds of content, forms of one result.'],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'people read all of it: sections below each other need no click.',
    },
    {
      component: 'Navigation/NavBar',
      when: 'each part has its own address.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'it is an input that changes something.',
    },
  ],
  anatomy: [
    [
      'Tabs',
      'A label each, in a row above a hairline; the selected one is underlined. A row that is too wide scrolls.',
    ],
    ['Count', 'If given: the number of items in the panel, after the label.'],
    ['Panel', 'What the selected tab shows.'],
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
    ['ArrowRight', 'Shows the next tab; after the last, the first. In right-to-left text it is `ArrowLeft`.'],
    ['ArrowLeft', 'Shows the one before.'],
    ['Home', 'Shows the first.'],
    ['End', 'Shows the last.'],
  ],
  content: [
    'A label is one or two words and names what its panel shows, such as “Podcasts”. All labels of a set are of one kind.',
  ],
  accessibility: [
    'Tab list, tabs and panel with their roles; the list needs a `label`.',
    'One tab stop; the arrows follow the writing direction.',
    'A panel that is not shown is not rendered: do not put anything there that a search should find.',
  ],
};
