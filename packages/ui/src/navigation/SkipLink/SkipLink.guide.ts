export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it as the first element on every page with a navigation bar; it links to `<main>`.'],
  insteadUse: [],
  content: ['Name the target: “Skip to content”.'],
  keyboard: [
    ['Tab', 'On the first press, shows the link.'],
    ['Enter', 'Moves to the main content.'],
  ],
  accessibility: [
    'Visible only while focused.',
    'The target needs an id and `tabindex="-1"`; otherwise focus doesn’t move.',
  ],
};
