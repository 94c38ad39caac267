export const covers: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it beside the headline of a page that lists countable or measurable things: it is drawn from the page’s entries, and changes with them.',
    'For a tool, draw it from a worked example.',
  ],
  insteadUse: [
    { component: 'Content/Illustrations/Illustration', when: 'there is nothing to count.' },
    { component: 'Sections/StatStrip', when: 'the exact figures matter.' },
  ],
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` whose name describes the drawing, including its figures.',
    'It contains no text, so that it can be mirrored for right-to-left pages.',
    'Colors follow the theme, the brand and forced colors.',
  ],
};
