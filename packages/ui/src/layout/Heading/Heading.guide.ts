export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For every heading. `level` is its place in the outline, `size` how large it is set: choose them apart.'],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'it is a label or an emphasized line and names no part of the page.',
    },
    {
      component: 'Layout/Section',
      when: 'a whole band is headed.',
    },
  ],
  dos: [
    {
      story: 'LooksLarger',
      caption: 'An `<h2>` set large: the outline stays right.',
    },
  ],
  donts: [
    {
      story: 'LevelForItsSize',
      caption: 'A level skipped for its size: people who jump by heading look for the missing one.',
    },
  ],
  keyboard: [],
  accessibility: [
    'One `<h1>` on a page, and no level skipped below it.',
    'Lines are balanced; headings break at the same place in every browser that can.',
  ],
};
