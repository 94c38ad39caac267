export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it once, at the top of every page: the site’s name, up to eight links, and the visitor’s controls at the end.',
    'Group pages of one kind, such as services, under one word.',
  ],
  insteadUse: [
    {
      component: 'Navigation/Tabs',
      when: 'the parts belong to one page.',
    },
    {
      component: 'Navigation/Footer',
      when: 'the page is rarely needed.',
    },
  ],
  dos: [
    {
      story: 'Wide',
      caption: 'The current page is marked.',
    },
  ],
  donts: [
    {
      story: 'WordsOfAnySite',
      caption: 'Don’t use generic labels: nobody can tell what is behind “Solutions”. Use page titles.',
    },
    {
      caption:
        'Don’t add more than eight links: they no longer fit, and all move into the menu. Put pages of one kind into a group.',
    },
  ],
  anatomy: [
    ['Name', 'At the start; links to the home page.'],
    ['Links', 'Up to eight; the current one is marked.'],
    ['Group', 'Opens the links to pages of one kind.'],
    ['Actions', 'At the end: search, theme, account.'],
    ['Menu', 'Replaces the links when they don’t fit.'],
  ],
  content: ['Use one or two words per link, the same as in the page title.'],
  keyboard: [
    ['Tab', 'Moves through name, links and actions; with the menu, to its button first.'],
    ['Enter', 'Follows a link; opens or closes the menu or a group.'],
    ['Space', 'Opens or closes the menu or a group.'],
    ['Escape', 'Closes the open group, then the menu, and returns focus to what opened it.'],
  ],
  accessibility: [
    'A `banner` landmark with one navigation named “Main”; the current page has `aria-current="page"`.',
    'Links that don’t fit move into the menu, for screen readers too: no link is duplicated.',
    'The menu and its groups are `<details>`, so they open without scripts.',
  ],
};
