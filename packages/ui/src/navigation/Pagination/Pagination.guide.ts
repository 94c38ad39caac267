export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Below a list that is too long for one page: each page has an address that can be kept, sent and gone back to.',
    'With `label` naming what is leafed through: “Pages of recipes”.',
  ],
  insteadUse: [
    { component: 'Actions/Button', when: 'more rows join the ones that are shown: “Show 24 more”.' },
    { component: 'Navigation/Tabs', when: 'the parts differ in kind, and each has a name.' },
  ],
  dos: [
    { story: 'Middle', caption: 'First, last and the pages beside this one; what is left out is a mark, not a link.' },
  ],
  keyboard: [
    ['Tab', 'Moves from page to page; there is no stop where no page is before or after.'],
    ['Enter', 'Opens the page.'],
  ],
  accessibility: [
    'A `<nav>` with real links, named “Page 6”, “Next page”; the one that is shown has `aria-current`.',
    'On a phone the present page and the two arrows are left, each as large as a finger needs.',
    'Where the rows change without a new page, put the focus at the start of the list: that is left to who uses it.',
  ],
};
