import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a whole page of legal text: the privacy policy and the terms of service.'],
  insteadUse: [
    { component: 'Sections/Prose', when: 'it is one section of a page.' },
    { component: 'Content/Sections/Questions', when: 'visitors look for the answer to one question.' },
  ],
  anatomy: [
    ['Opening', 'The label Legal, the headline and the lead.', 'Content/Sections/PageOpening'],
    [
      'Contents',
      '“On this page”: a link to each section. In a wide window beside the text, where it stays in sight if the window is tall enough. It is not printed.',
    ],
    ['Dates', 'Today’s date by the visitor’s clock, and the day of the last revision.'],
    [
      'Sections',
      'A heading, paragraphs and, if need be, a list of points each. Paragraphs and points may have links and emphasis.',
      'Sections/RichText',
    ],
    ['Contact', 'The last section: a text, a name, and an email address as a link.'],
  ],
  donts: [
    {
      story: 'HeadingsOfSentences',
      caption: 'Sentences as headings: they break across lines in the narrow contents, and the list is hard to scan.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A heading is two to four words: it is also a line of the contents.',
    'No two headings are the same: links lead to a section by its heading.',
    'Whoever changes the text also changes the day of the last revision.',
  ],
  accessibility: [
    'The headline is the `<h1>` of the page. Each section is a region named by its heading, an `<h2>`.',
    'The contents are a navigation named “On this page”, with an ordered list.',
    'Name and email address are an `<address>`.',
  ],
};
