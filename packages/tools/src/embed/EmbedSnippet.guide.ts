export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it to embed a tool in a page without React: choose the tool, copy the snippet, and serve the folder `dist/cdn`.',
  ],
  insteadUse: [
    {
      component: 'Tools/ToolFrame',
      when: 'the page uses React: import the component.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the options, then to the button.'],
    ['Enter', 'On the button: copies the snippet.'],
  ],
  accessibility: [
    'A custom element with a shadow root: its styles and ids can’t clash with the page’s.',
    '`heading-level` sets its level in the page’s outline; `theme` overrides the theme.',
    'Data errors are announced; after a successful “Try again”, focus moves to the tool.',
  ],
};
