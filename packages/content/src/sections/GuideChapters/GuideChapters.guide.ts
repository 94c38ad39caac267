import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above the form for a guide: its chapters with their pages, so that visitors see what they ask for.'],
  insteadUse: [
    { component: 'Sections/FigureTable', when: 'the figures are not pages of chapters.' },
    { component: 'Sections/ListSection', when: 'the titles of the chapters are enough.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Table',
      'A row for each chapter: title and description, and its pages at the end. The names of the columns are fixed.',
      'Sections/FigureTable',
    ],
    ['Total', 'The last row: the pages of all chapters, added up by the component.'],
  ],
  donts: [
    {
      story: 'PagesInHeading',
      caption: 'Pages counted in the heading: after a chapter was shortened, the heading contradicts the total.',
    },
  ],
  keyboard: [],
  content: [
    'A description names two or three things that the chapter contains.',
    'The total follows the chapters. A number of pages in other words of the page, such as its lead, does not.',
  ],
  accessibility: [
    region,
    'A `<table>` with a caption for screen readers: each number is announced with its chapter and its column.',
  ],
};
