import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';
import { headingsInside } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For many items of one kind, row by row: boards, talks, appearances.'],
  insteadUse: [
    {
      component: 'Sections/CardGrid',
      when: 'there are up to eight, to choose from.',
    },
    {
      component: 'Sections/EntryGroups',
      when: 'they are of several kinds.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are figures.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Rows', 'One for each item, between hairlines, over the full width of the page.', 'Cards/Entry'],
  ],
  dos: [{ story: 'Default', caption: 'Each row has its date: the titles begin at one edge.' }],
  donts: [
    {
      story: 'DatesInSomeRows',
      caption:
        'Dates in some of the rows: the titles differ in size and begin at different edges, and the list is hard to scan.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  content: [
    sectionContent,
    'The text of a row is one line that ends with a period. A date is written in full: “September 22, 2026”.',
  ],
  accessibility: [region, headingsInside, 'A list of articles: the number of rows is announced first.'],
};
