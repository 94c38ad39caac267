export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for running text and single lines, in one of the sizes and colors. Don’t add styles.',
    'Set `measure` for paragraphs: it limits lines to 60–72 characters.',
  ],
  insteadUse: [
    {
      component: 'Text/Heading',
      when: 'it names what follows.',
    },
    {
      component: 'Sections/Prose',
      when: 'several paragraphs follow a heading.',
    },
    {
      component: 'Cards/Badge',
      when: 'it is a fact of one to three words about an item.',
    },
  ],
  dos: [
    {
      story: 'Measure',
      caption: 'A paragraph at reading width.',
    },
  ],
  donts: [
    {
      story: 'WallToWall',
      caption: 'Don’t run a paragraph across the whole page: readers lose their line. Set `measure`.',
    },
  ],
  content: ['Write one idea per paragraph, the most important first.'],
  keyboard: [],
  accessibility: [
    '`soft` has a contrast of at least 4.5 : 1 on every background of the system.',
    '`tabular` gives figures equal width, so that columns can be compared.',
    '`marker` is a purely visual highlight: say the same in words.',
  ],
};
