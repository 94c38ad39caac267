export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it around page content outside a `Section`: it adds the gutter and limits the width.',
    'Use `text` for a reading column, `narrow` for a sign-in card or a short form.',
  ],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'the content has a heading: a section includes its container.',
    },
    {
      component: 'Layout/Stack',
      when: 'you only need a gap between items.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Use `as="main"` once per page; it is the target of the skip link.',
    'At 200 % zoom the margins shrink before the text does.',
  ],
};
