import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For articles, columns and reports that the owner wrote and others published, on the page for media.'],
  insteadUse: [
    { component: 'Content/Sections/RecentCoverage', when: 'somebody else wrote it, about the owner.' },
    { component: 'Content/Sections/WhitePapers', when: 'visitors get it from this site.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Two in a row: kind and date, title, publisher, description and an arrow. The whole card is a link to another site.',
      'Content/Cards/PublicationCard',
    ],
  ],
  donts: [
    {
      story: 'OldestFirst',
      caption: 'The oldest first: the section looks out of date, and the newest text is at the end.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A title is the one under which the text was published.',
    'The section keeps the order of the list: the newest text is first.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each card is one link, named by its title, and says that it opens in a new tab.',
  ],
};
