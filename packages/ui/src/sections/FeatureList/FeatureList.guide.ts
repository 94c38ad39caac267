export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for three to eight points with a title and a description, read in order.',
    'Set `numbered` if people refer to points by number.',
  ],
  insteadUse: [
    {
      component: 'Sections/ProcessSteps',
      when: 'the points are steps in order.',
    },
    {
      component: 'Layout/List',
      when: 'a sentence per point is enough.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'each point is a link.',
    },
  ],
  dos: [
    {
      story: 'Plain',
      caption: 'The title makes the point; the description gives the reason.',
    },
  ],
  donts: [
    {
      story: 'IconForDecoration',
      caption:
        'Don’t repeat one icon on every point: it says nothing. Leave icons out, or choose one that illustrates each point.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Sign', 'A number or an icon, at the start.'],
    ['Title', 'The point, in a few words; optionally a link.'],
    ['Description', 'The reason, in a sentence or two.'],
  ],
  content: ['Write parallel titles that make sense on their own: many people read nothing else.'],
  keyboard: [],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    '`numbered` renders an ordered list; the visible numbers are hidden from screen readers, so that they are not announced twice.',
    'Icons are decorative.',
  ],
};
