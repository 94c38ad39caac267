export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around everything of a page that is not in a `Section`: it keeps off the edges of the window and stops at the width of the page.',
    '`text` for a column to read, `narrow` for a sign-in card or a short form.',
  ],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'the part has a heading: a section brings its container along.',
    },
    {
      component: 'Layout/Stack',
      when: 'only the distance between things is needed.',
    },
  ],
  keyboard: [],
  accessibility: [
    '`as="main"` once on a page; the skip link leads there.',
    'At 200 % zoom the margins shrink before the text does.',
  ],
};
