import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the end of every page that visitors see: links in columns, the copyright line and the legal texts.'],
  insteadUse: [
    { component: 'Navigation/Footer', when: 'the site is another one.' },
    { component: 'Content/Sections/ClosingCall', when: 'it is the next step of one page.' },
  ],
  anatomy: [
    ['Owner', 'The name, and a sentence that says what the owner does. Not printed.'],
    ['Columns', 'Links under a heading each; the last column has the profiles and the email address. Not printed.'],
    ['Copyright line', 'The current year and the owner’s name.'],
    ['Address', 'The address of the site and the email address. Only on paper.'],
    ['Legal links', 'At the end of the line. Not printed.'],
  ],
  donts: [
    {
      story: 'OneLongColumn',
      caption: 'All links in one column: the footer gets very tall, and what belongs together cannot be told.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The sentence says what the owner does. `{place}` in it stands for the city and the region.',
    'The owner writes up to four columns; the column of profiles and email address follows by itself.',
    'The words of a link are the name of the page.',
  ],
  accessibility: [
    'A `contentinfo` with one navigation, named “Footer”. The legal links are outside of it.',
    'Each column has an `<h2>` and a list.',
    'Links to other sites say that they open in a new tab.',
  ],
};
