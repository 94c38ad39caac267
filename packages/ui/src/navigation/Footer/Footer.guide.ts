export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, at the end of every page: the places that people look for there, and the legal line.'],
  insteadUse: [
    {
      component: 'Navigation/NavBar',
      when: 'it is one of the main places.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it is the next step of this page.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the links, column by column.'],
    ['Enter', 'Follows a link.'],
  ],
  accessibility: [
    'A `contentinfo` with one navigation, named “Footer”.',
    'Each column has an `<h2>`, so that people who jump by heading find it.',
    'Other sites open in a new tab, and their links say so.',
  ],
};
