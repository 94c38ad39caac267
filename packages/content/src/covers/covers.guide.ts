export const covers: ComponentGuide = {
  status: 'stable',
  use: [
    'Beside the headline of a page that lists things which can be counted or measured: the drawing is made of its own entries, and changes with them.',
    'For a tool, from a worked example.',
  ],
  insteadUse: [
    { component: 'Content/Illustrations/Illustration', when: 'there is nothing to count.' },
    { component: 'Sections/StatStrip', when: 'the exact figures matter.' },
  ],
  anatomy: [
    ['Shapes', 'Bars, dots, cells or marks, one for each entry or for each thing that is counted.'],
    ['Outlines', 'Circles, seats that have ended, and the last crop of a rotation.'],
    ['Accent', 'The longest bar, the largest circle, the days of a year, the first crop, and risks.'],
    ['Background', 'Faint lines or cells: the months of a year, the relations of terms, the grid of risks.'],
  ],
  dos: [
    {
      story: 'Family',
      caption:
        'Each drawing is made of one kind of thing: seats, minutes of episodes, people in audiences, days of events.',
    },
  ],
  donts: [
    {
      story: 'DifferentUnits',
      caption:
        'Years, people and seats in one drawing: their lengths cannot be compared, and beside 325 people the other two bars look like nothing.',
    },
  ],
  keyboard: [],
  content: [
    '`name` is a few words without a period. It begins with a capital letter before figures, as in “Minutes of the episodes”, and with a small letter after a count, as in “325 people mentored”.',
    'The `label` of a drawing of your own says what is drawn, in a phrase: “Two squares”.',
  ],
  accessibility: [
    'An inline `<svg role="img">` whose name says what is drawn, with its figures.',
    'No words are inside the drawing, so that it can be turned around from right to left.',
    'Its colors follow the theme, the brand and forced colors.',
  ],
};
