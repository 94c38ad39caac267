export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Below a list that is too long for one page: each page has an address that can be bookmarked, shared and reached with the back button.',
    'With `label` naming the list: “Pages of recipes”.',
  ],
  insteadUse: [
    { component: 'Actions/Button', when: 'more rows join the ones that are shown: “Show 24 more”.' },
    { component: 'Navigation/Tabs', when: 'the parts differ in kind, and each has a name.' },
  ],
  dos: [{ story: 'Middle', caption: 'First, last and adjacent pages; gaps are not links.' }],
  keyboard: [
    ['Tab', 'Moves from page to page; the arrows are skipped where there is no previous or next page.'],
    ['Enter', 'Opens the page.'],
  ],
  accessibility: [
    'A `<nav>` with real links, named “Page 6”, “Next page”; the current one has `aria-current`.',
    'On a phone, only the current page and the two arrows are shown, each large enough for touch.',
    'If the rows change without a new page, the app must move focus to the start of the list.',
  ],
};
