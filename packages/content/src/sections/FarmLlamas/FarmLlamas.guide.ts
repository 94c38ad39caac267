import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of the farm: a paragraph with a drawing beside it.'],
  insteadUse: [
    { component: 'Sections/Prose', when: 'there are several paragraphs, or there is no drawing.' },
    { component: 'Content/Sections/MentorshipPrograms', when: 'there are several entries, each with a drawing.' },
  ],
  anatomy: [
    sectionWords[0],
    ['Heading', 'An `<h2>`.'],
    ['Text', 'One paragraph, which may have links and emphasis.', 'Sections/RichText'],
    ['Drawing', 'One of four, beside the text; below it on a phone.', 'Content/Illustrations/Illustration'],
  ],
  donts: [
    {
      story: 'UnrelatedDrawing',
      caption: 'A drawing of something else: it does not show what the text is about.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the links in the text, if it has any.'],
    ['Enter', 'Follows a link.'],
  ],
  content: [
    'The description of the drawing says what can be seen in it, such as “Line drawing of two llamas behind a wooden fence”.',
    'A new drawing needs a new description.',
  ],
  accessibility: [region, 'The drawing is an image with the description as its text alternative.'],
};
