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
  anatomy: [
    ['Previous page', 'An arrow. On the first page it is pale, and not a link.', 'Media/Icon'],
    [
      'Pages',
      'The first, the last and those around the current one, which is underlined. On a phone, the current one alone.',
    ],
    ['Gaps', 'An ellipsis in the place of two or more pages. Not a link.'],
    ['Next page', 'An arrow. On the last page it is pale, and not a link.', 'Media/Icon'],
  ],
  dos: [{ story: 'Middle', caption: 'First, last and adjacent pages; gaps are not links.' }],
  donts: [
    {
      story: 'ThreeToAPage',
      caption: 'Three recipes to a page: visitors load three pages for nine lines that fit on one.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from page to page; the arrows are skipped where there is no previous or next page.'],
    ['Enter', 'Opens the page.'],
  ],
  content: [
    'The name of the navigation, which is read out, is “Pages of” and the name of the list: “Pages of recipes”. All other words are fixed.',
  ],
  accessibility: [
    'A `<nav>` with real links, named “Page 6”, “Next page”; the current one has `aria-current`.',
    'On a phone, the only links are the current page and the two arrows, each large enough for touch.',
    'If the rows change without a new page, the app must move focus to the start of the list.',
  ],
};
