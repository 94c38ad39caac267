import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the landing page: one figure, one quote and one result, as a reason to believe the rest.'],
  insteadUse: [
    { component: 'Content/Sections/Testimonials', when: 'there are several quotes.' },
    { component: 'Content/Sections/SuccessStories', when: 'there are several results.' },
    { component: 'Sections/StatStrip', when: 'there are several figures.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Figure', 'The largest type of the section, with what it counts below; above the quote on a phone.'],
    ['Quote', 'What one client or mentee says, with name and role. Left out without a testimonial.'],
    ['Result', 'Title, what was done and, in bold, what came of it. Left out without a story.'],
  ],
  donts: [
    {
      story: 'FigureWithoutScope',
      caption: 'A figure without its scope: nobody knows who was satisfied with what, or who counted.',
    },
  ],
  keyboard: [],
  content: [
    'What the figure counts gives its scope, such as Organizations advised, all services together.',
    'Quote and result are the first testimonial and the first success story: their order decides which are shown.',
  ],
  accessibility: [
    region,
    'The quote is a figure: a quotation, captioned by who said it.',
    'The figure in large type is plain text, read before what it counts.',
  ],
};
