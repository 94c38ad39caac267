export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for every heading. `level` sets the place in the outline, `size` the visual size: choose them separately.',
  ],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'it is a label or an emphasized line, not the name of a section.',
    },
    {
      component: 'Layout/Section',
      when: 'it heads a whole section.',
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
      caption:
        'Don’t skip a level to get a smaller size: people who navigate by headings look for the missing one. Keep the level, and set `size`.',
    },
  ],
  content: ['Name the topic in a few words, in sentence case, without a full stop.'],
  keyboard: [],
  accessibility: [
    'Use one `<h1>` per page, and don’t skip levels below it.',
    'Lines are balanced in browsers that support it.',
  ],
};
