export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To put a tool into a page that has no React: choose it here, copy the snippet, copy the folder `dist/embed` beside it.',
  ],
  insteadUse: [
    {
      component: 'Tools/ToolFrame',
      when: 'the page is built with React: import the component.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the choices, then to the button.'],
    ['Enter', 'On the button: copies the snippet.'],
  ],
  accessibility: [
    'A custom element with a shadow root: its styles and ids do not meet those of the page.',
    '`heading-level` fits it into the outline of the page; `theme` gives it a theme of its own.',
  ],
};
