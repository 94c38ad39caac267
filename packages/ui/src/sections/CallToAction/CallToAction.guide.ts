import { sectionWords } from '../../layout/Section/Section.guide.ts';
import { linkKeys } from '../sections.guide.ts';

const [label] = sectionWords;

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, at the end of a page: the next step, with one or two actions.'],
  insteadUse: [
    {
      component: 'Sections/Hero',
      when: 'it opens the page.',
    },
    {
      component: 'Actions/ButtonLink',
      when: 'the link is inside a section.',
    },
  ],
  anatomy: [
    label,
    ['Heading', 'The next step, or the question that it answers.', 'Text/Heading'],
    ['Text', 'If given: what the reader gets, and how soon.', 'Text/Text'],
    ['Actions', 'One or two links; the first is the primary one. On a phone, each takes a row.', 'Actions/ButtonLink'],
  ],
  dos: [
    {
      story: 'TwoActions',
      caption: 'The first action is the primary one.',
    },
  ],
  donts: [
    {
      story: 'FourActions',
      caption:
        'Four actions: visitors have to compare them before they take the next step, and on a phone the buttons fill the window.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The heading may be of two short sentences: “Bring one question. Leave with an answer.” The text is one or two sentences.',
    'An action begins with a verb: “Schedule a Consultation”.',
  ],
  accessibility: [
    'A region named by its heading, so that people can jump there.',
    'At most two actions: others are in the bar or the footer.',
  ],
};
