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
      when: 'the place is looked for rarely.',
    },
  ],
  dos: [
    {
      story: 'Wide',
      caption: 'The current place is marked.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through name, places and actions; with the menu, to its button first.'],
    ['Enter', 'Follows a link; opens and closes the menu.'],
    ['Space', 'Opens and closes the menu.'],
    ['Escape', 'Closes the menu and gives the focus back to its button.'],
  ],
  accessibility: [
    'A `banner` with one navigation, named “Main”; the current place has `aria-current="page"`.',
    'Where the links do not fit they are behind the menu, for screen readers too: no link is in the page twice.',
    'The menu opens without scripts.',
  ],
};
