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
  dos: [
    {
      story: 'Wide',
      caption: 'The current page is marked.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through name, links and actions; with the menu, to its button first.'],
    ['Enter', 'Follows a link; opens and closes the menu.'],
    ['Space', 'Opens and closes the menu.'],
    ['Escape', 'Closes the menu and returns focus to its button.'],
  ],
  accessibility: [
    'A `banner` with one navigation, named “Main”; the current page has `aria-current="page"`.',
    'If the links do not fit, they are in the menu, for screen readers too: no link is duplicated.',
    'The menu opens without scripts.',
  ],
};
