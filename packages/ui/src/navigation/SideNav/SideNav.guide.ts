export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for an area with more pages than fit into a bar: an admin area, a handbook.',
    'Use `groups` with labels for pages of several kinds.',
    'Use `note` for a count of new items on a page: unread messages, drafts.',
  ],
  insteadUse: [
    { component: 'Navigation/NavBar', when: 'the links cover the whole site.' },
    { component: 'Navigation/Tabs', when: 'the links switch between parts of one page.' },
    { component: 'Navigation/Pagination', when: 'the pages belong to one list.' },
  ],
  dos: [{ story: 'Phone', caption: 'The menu shows the area and the current page.' }],
  donts: [
    {
      story: 'MenuWithoutPage',
      caption: 'Don’t label it “Menu”: it names neither the area nor the page. Name both: “Admin: Messages”.',
    },
  ],
  anatomy: [
    ['Menu', 'On narrow screens only: the area, the current page and an arrow.'],
    ['Group', 'A label and its links.'],
    ['Link', 'An icon, the page name and a note; the whole line is clickable.'],
  ],
  content: ['Name the area and the current page in `menuLabel`: “Admin: Messages”.'],
  keyboard: [
    ['Tab', 'Moves from link to link; on narrow screens, to the menu first.'],
    ['Enter', 'Follows a link, or opens or closes the menu.'],
    ['Space', 'Opens or closes the menu.'],
  ],
  accessibility: [
    'A `<nav>` with lists of links, each named by its label; the current link has `aria-current`.',
    'A note is part of its link’s name: say what it counts, “3 unread”, visually hidden if need be.',
    'The menu is a `<details>`: it announces whether it is open, and works without scripts.',
    'In forced colours a bar marks the current link.',
  ],
};
