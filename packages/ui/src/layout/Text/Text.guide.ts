export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For running text and single lines: one of the sizes, one of the colors, no styles of its own.',
    '`measure` for everything read as a paragraph: 60 to 72 characters in a line.',
  ],
  insteadUse: [
    {
      component: 'Text/Heading',
      when: 'it names what follows.',
    },
    {
      component: 'Sections/Prose',
      when: 'there are several paragraphs under a heading.',
    },
    {
      component: 'Cards/Badge',
      when: 'it is one to three words about the thing it stands on.',
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
      caption: 'A paragraph over the whole page: the eye loses the line.',
    },
  ],
  keyboard: [],
  content: [
    'A paragraph consists of whole sentences. A single line of a few words, such as “Revised in March”, has no period.',
  ],
  accessibility: [
    '`textSoft` still has 4.5 : 1 on every ground of the system.',
    '`tabular` sets figures equally wide, so that columns can be compared.',
    '`marker` is a highlight for the eye alone: say the same in words.',
  ],
};
