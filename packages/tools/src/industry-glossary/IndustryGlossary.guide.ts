export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For industry terms: find them by search, letter or category. Each has a link of its own (`#term`).',
    'With `terms` of your own.',
  ],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'a page has only a few words to explain.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'Default', caption: 'Each term with its meaning and examples, below an A–Z index.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['Enter', 'On a letter or a related term: goes there.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'Letters without a term are disabled, not hidden.',
    'Matches of a search are `<mark>` elements.',
  ],
};
