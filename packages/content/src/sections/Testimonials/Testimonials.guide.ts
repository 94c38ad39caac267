import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what people say who were mentored or advised, in their own words and with their permission.'],
  insteadUse: [
    { component: 'Content/Sections/SuccessStories', when: 'the owner tells what came of the work.' },
    { component: 'Content/Sections/Proof', when: 'one quote has to stand for all, beside a figure.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Cards', 'Two in a row: stars, quote, and who said it.', 'Content/Cards/TestimonialCard'],
  ],
  donts: [
    {
      story: 'PraiseAlone',
      caption: 'Praise alone: it could be said of anybody. A quote says what was different afterward.',
    },
  ],
  keyboard: [],
  content: [
    'A quote is three or four sentences, cut but never rewritten.',
    'Name people as they agreed to be named, and say what they do.',
    'Stars are those that were given; fewer than five are shown too.',
  ],
  accessibility: [region, 'Each card is a figure: a quotation, captioned by who said it. The rating is text, too.'],
};
