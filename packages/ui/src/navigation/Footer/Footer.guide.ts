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
  anatomy: [
    ['Name', 'Of the site’s owner. Not printed.'],
    ['Description', 'If given: a sentence about the owner, below the name. Not printed.', 'Text/Text'],
    ['Columns', 'Links, under a heading each; side by side where there is room. Not printed.'],
    ['Copyright line', 'Below a hairline, at the end of the page.'],
    ['Line on paper', 'If given: shown in print alone, such as the address of the site.'],
    ['Legal links', 'If given: beside the copyright line. Not printed.'],
  ],
  dos: [
    {
      story: 'Complete',
      caption: 'One sentence about the owner, then the links, under headings that say what is in each column.',
    },
  ],
  donts: [
    {
      story: 'BiographyInFooter',
      caption:
        'The biography in the footer: every page ends with a block of text, and on a phone the links are far below it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the links, column by column.'],
    ['Enter', 'Follows a link.'],
  ],
  content: [
    'The heading of a column is one or two words. A link is the name of its page or profile, such as “LinkedIn”, or the address that it writes to.',
    'The description is one sentence.',
  ],
  accessibility: [
    'A `contentinfo` with one navigation, named “Footer”.',
    'Each column has an `<h2>`, so that people who jump by heading find it.',
    'Other sites open in a new tab, and their links say so.',
  ],
};
