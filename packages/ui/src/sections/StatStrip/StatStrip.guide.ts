import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For three to five key figures: years, countries, talks. Each with its scope.'],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'they are looked up.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are compared.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Figure', 'In large type, below a line.'],
    ['What it counts', 'Below the figure, with its scope.'],
  ],
  dos: [
    {
      story: 'Five',
      caption: 'A figure with what it counts.',
    },
  ],
  donts: [
    {
      story: 'EightFigures',
      caption: 'Eight figures in equally large type: they need several rows, and none of them is remembered.',
    },
  ],
  keyboard: [],
  content: [
    sectionContent,
    'A figure has up to six characters, such as “1,200+”: a longer one makes all of them smaller. What it counts is in lower case, without a period.',
  ],
  accessibility: [
    region,
    'A `<dl>`: what is counted is announced with the figure.',
    'The figures do not count up: nothing moves by itself.',
  ],
};
