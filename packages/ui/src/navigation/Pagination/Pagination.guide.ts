export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it below a list that is too long for one page. Each page has a URL that can be bookmarked, shared and reached with the back button.',
    'Name the list in `label`: “Pages of recipes”.',
  ],
  insteadUse: [
    { component: 'Actions/Button', when: 'more rows are added below the current ones: “Show 24 more”.' },
    { component: 'Navigation/Tabs', when: 'the parts differ in kind, and each has a name.' },
  ],
  dos: [{ story: 'Middle', caption: 'First, last and adjacent pages; gaps are not links.' }],
  donts: [
    {
      story: 'TwoHundredPages',
      caption:
        'Don’t make people browse two hundred pages: nobody finds anything that way. Add search or filters above the list.',
    },
    {
      caption:
        'Don’t keep pages in script state alone: the back button leaves the list. Give each page a URL with `hrefOf`.',
    },
  ],
  anatomy: [
    ['Previous and next', 'Arrows at both ends; not links on the first or last page.'],
    ['Pages', 'First, last and those around the current one.'],
    ['Gap', '“…”, where pages are skipped.'],
    ['Current page', 'Highlighted; the only number on a phone.'],
  ],
  content: ['Name the list in `label`: “Pages of recipes”.'],
  keyboard: [
    ['Tab', 'Moves from page to page, skipping an arrow that leads nowhere.'],
    ['Enter', 'Opens the page.'],
  ],
  accessibility: [
    'A `<nav>` with real links named “Page 6”, “Next page”; the current page has `aria-current`.',
    'On a phone it shows only the current page and both arrows, each a full touch target.',
    'If rows change without a page load, the app must move focus to the start of the list.',
  ],
};
