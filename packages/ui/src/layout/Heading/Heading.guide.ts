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
      story: 'LevelForItsSize',
      caption: 'A level skipped for its size: people who navigate by heading look for the missing one.',
    },
  ],
  keyboard: [],
  accessibility: [
    'One `<h1>` on a page, and no level skipped below it.',
    'Lines are balanced; headings break at the same place in every browser that can.',
  ],
};
