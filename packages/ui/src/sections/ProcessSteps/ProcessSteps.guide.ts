import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';
import { titlesOfRows } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For steps in order: how a project proceeds, what follows a request. Three to six steps.'],
  insteadUse: [
    {
      component: 'Sections/FeatureList',
      when: 'the order does not matter.',
    },
    {
      component: 'Layout/Stack',
      when: 'the steps are a word each: `as="ol"` keeps their order.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Number', 'Of the step, before its title.'],
    ['Title', 'What happens in the step.', 'Text/Heading'],
    ['Duration', 'If given: how long the step takes, below its title.'],
    ['Description', 'What the reader does or gets, beside the title; below it on a phone.'],
  ],
  dos: [
    {
      story: 'FourSteps',
      caption: 'Each step begins with what happens, not with who does it.',
    },
  ],
  donts: [
    {
      story: 'NumbersInTitles',
      caption: 'Each title repeats its number: all of them begin alike, and what happens comes last.',
    },
  ],
  keyboard: [],
  content: [
    sectionContent,
    'A title is a verb or a few words, such as “Apply”, and a duration two or three: “Within 2 weeks”. A description is one or two sentences.',
  ],
  accessibility: [region, titlesOfRows, 'An `<ol>`: the number of each step is announced.'],
};
