export const guide: ComponentGuide = {
  status: 'stable',
  use: ['To put a tool on a page without React: choose it here, copy the snippet, and serve the folder `dist/cdn`.'],
  insteadUse: [
    {
      component: 'Tools/PricingCalculator',
      when: 'the page is built with React: import that tool, or another of the six.',
    },
  ],
  anatomy: [
    ['Choices', 'The tool, where the script is, and what becomes an attribute.'],
    ['Snippet', 'The code for the page, which follows the choices.'],
    ['Tool', 'The tool itself, with the choices applied.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the choices, then to the button.'],
    ['Enter', 'On the button: copies the snippet.'],
  ],
  accessibility: [
    'A custom element with a shadow root: its styles and ids cannot clash with those of the page.',
    '`heading-level` sets its level in the page’s outline; `theme` overrides the theme.',
    'A message about data that cannot be used is announced; once “Try again” has helped, the focus is on the tool.',
  ],
};
