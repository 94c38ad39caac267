export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First in every page that has a bar: it leads to `<main>`.'],
  insteadUse: [],
  keyboard: [
    ['Tab', 'First press on a page: shows the link.'],
    ['Enter', 'Leads to the main part.'],
  ],
  accessibility: [
    'Seen only while it has the focus.',
    'Its target needs an id and `tabindex="-1"`, or the focus stays behind.',
  ],
};
