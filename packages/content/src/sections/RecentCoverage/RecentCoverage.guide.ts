import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what others published about the owner, near the end of the media kit.'],
  insteadUse: [
    { component: 'Content/Sections/Publications', when: 'the owner wrote it.' },
    { component: 'Content/Sections/Podcasts', when: 'the owner can be heard.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Rows', 'A row for each text: date, title, outlet, and the button “Read” at the end.', 'Cards/Entry'],
  ],
  donts: [
    {
      story: 'OutletAsTitle',
      caption: 'Titles made of the outlet: it is named twice, and nobody learns what the text is about.',
    },
  ],
  keyboard: linkKeys,
  content: ['A title is the headline of the text, as it was published.'],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'Each “Read” includes the title of its text for screen readers, and says that it opens in a new tab.',
  ],
};
