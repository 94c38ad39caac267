export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it once, at the end of every page: links that people expect there, and the legal line.'],
  insteadUse: [
    {
      component: 'Navigation/NavBar',
      when: 'the link leads to a main page.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it is the next step on this page.',
    },
  ],
  anatomy: [
    ['Name', '`brand`, with a sentence below it.'],
    ['Columns', 'Links, each group under a heading; together one navigation landmark.'],
    ['Legal', '`legal`: who owns the site.'],
    ['Legal links', 'Privacy, terms and the like.'],
    ['On paper', '`onPaper`, printed only: the address.'],
  ],
  content: ['Use one word for column headings: “Work”, “Resources”.', 'Use page titles as link text.'],
  keyboard: [
    ['Tab', 'Moves through the links, column by column.'],
    ['Enter', 'Follows a link.'],
  ],
  accessibility: [
    'A `contentinfo` landmark with one navigation named “Footer”.',
    'Each column has an `<h2>`, so that people can jump to it by heading.',
    'Links to other sites open in a new tab, and say so.',
  ],
};
