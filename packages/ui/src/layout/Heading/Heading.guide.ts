export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For every heading. `level` is its level in the outline, `size` its visual size: choose them separately.'],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'it is a label or an emphasized line and not the name of a section.',
    },
    {
      component: 'Layout/Section',
      when: 'it is the heading of a whole section.',
    },
  ],
  dos: [
    {
      story: 'LooksLarger',
      caption: 'A large `<h2>`: the outline stays correct.',
    },
  ],
  donts: [
    {
      story: 'PartLargerThanSection',
      caption: 'The heading of a part is larger than that of its section: readers take it for the next section.',
    },
  ],
  keyboard: [],
  content: [
    'A heading names what follows in a few words, such as “What it costs”.',
    'It has no period at its end, unless it consists of several short sentences: “Innovate. Secure. Transform.”',
  ],
  accessibility: [
    'One `<h1>` on a page, and no level skipped below it.',
    'Lines are balanced; headings break at the same place in every browser that can.',
  ],
};
