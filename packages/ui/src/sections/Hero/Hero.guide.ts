import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First on every page. With `media` for the landing page, without it for an inner page.'],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'it is any later section.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it ends the page.',
    },
  ],
  anatomy: [
    ['Label', 'If given: one to three words above the headline, or beside it in a wide window without a picture.'],
    ['Headline', 'What the page is for, in large type.', 'Text/Heading'],
    ['Tagline', 'If given: the reader’s problem, and what is offered.', 'Text/Text'],
    ['Actions', 'If given: one or two links; the first is the primary one.', 'Actions/ButtonLink'],
    ['Further content', 'If given: below the actions, such as a button.'],
    ['Picture', 'If given: beside the words, or below them in a narrow window. On an inner page, a small drawing.'],
    ['Highlights', 'If given: up to four short facts in a row; one below the other on a phone.'],
  ],
  dos: [
    {
      story: 'WithPicture',
      caption: 'The reader’s problem first, then one primary action.',
    },
    {
      story: 'Compact',
      caption: 'An inner page: the same columns as the sections that follow.',
    },
  ],
  donts: [
    {
      story: 'SentenceAsLabel',
      caption: 'A sentence as the label: in capitals it is slow to read, and it takes the attention from the headline.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The headline is a few words: the name of the page, such as “Cybersecurity strategy”, or what the site offers.',
    'The label is one to three words, and a highlight two or three. The tagline is a sentence or two, or a count, such as “6 recipes”.',
  ],
  accessibility: [
    'The headline is the page’s one `<h1>`, and names the region.',
    'Highlights are a list of short facts.',
  ],
};
