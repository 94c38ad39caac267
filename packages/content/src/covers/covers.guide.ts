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
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` whose name says what is drawn, with its figures.',
    'No words are inside the drawing, so that it can be turned around from right to left.',
    'Its colors follow the theme, the brand and forced colors.',
  ],
};
