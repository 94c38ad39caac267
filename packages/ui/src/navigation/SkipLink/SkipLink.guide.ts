export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First in every page that has a navigation bar: it links to `<main>`.'],
  insteadUse: [],
  keyboard: [
    ['Tab', 'First press on a page: shows the link.'],
    ['Enter', 'Moves to the main content.'],
  ],
  content: ['The words are “Skip to” and the name of the target: “Skip to content”.'],
  accessibility: ['Visible only while focused.', 'Its target needs an id and `tabindex="-1"`, or focus does not move.'],
};
