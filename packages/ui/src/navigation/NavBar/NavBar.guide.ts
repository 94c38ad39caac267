export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, at the top of every page: the name, up to eight places, and at the right what belongs to the visitor.'],
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
  anatomy: [
    ['Name', 'At the start of the bar. A link, usually to the first page.'],
    ['Menu button', 'In a narrow window: opens the links and the actions, and closes them.'],
    ['Links', 'The places of the site, in a row or in the menu. The current one is marked.'],
    [
      'Actions',
      'If given: what belongs to the visitor, such as search, theme and account. At the end of the bar, or of the menu.',
    ],
  ],
  dos: [
    {
      story: 'Wide',
      caption: 'The current page is marked.',
    },
  ],
  donts: [
    {
      story: 'SloganInName',
      caption: 'A slogan in the name: the bar takes several rows, and stays over every page while people read.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through name, links and actions; with the menu, to its button first.'],
    ['Enter', 'Follows a link; opens and closes the menu.'],
    ['Space', 'Opens and closes the menu.'],
    ['Escape', 'Closes the menu and returns focus to its button.'],
  ],
  content: [
    'A link is one or two words, such as “Speaking”. The name is that of the site or its owner, without a slogan.',
  ],
  accessibility: [
    'A `banner` with one navigation, named “Main”; the current page has `aria-current="page"`.',
    'If the links do not fit, they are in the menu, for screen readers too: no link is duplicated.',
    'The menu opens without scripts.',
  ],
};
