export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around everything on a page that is not in a `Section`: it adds the gutter and limits the width.',
    '`text` for a column to read, `narrow` for a sign-in card or a short form.',
  ],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'it has a heading: a section includes its container.',
    },
    {
      component: 'Layout/Stack',
      when: 'only a gap between items is needed.',
    },
  ],
  dos: [{ story: 'TextWidth', caption: 'One container around the text: one gutter, and lines of a length to read.' }],
  donts: [
    {
      story: 'ContainerInContainer',
      caption: 'A container in a container: the gutter is added twice, and the text does not line up with its heading.',
    },
  ],
  keyboard: [],
  accessibility: [
    '`as="main"` once per page; the skip link points to it.',
    'At 200 % zoom the margins shrink before the text does.',
  ],
};
