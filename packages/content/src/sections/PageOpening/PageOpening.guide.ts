import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First on every inner page.'],
  insteadUse: [
    { component: 'Content/Sections/HomeHero', when: 'it is the landing page.' },
    { component: 'Sections/Hero', when: 'the site is another one.' },
  ],
  anatomy: [
    ['Label', 'The kind of page, in the narrow column beside the headline; above it on a phone.'],
    ['Headline', 'The `<h1>` of the page.'],
    ['Lead', 'A sentence or two below the headline.'],
    ['Buttons', 'One or two; the first is the primary one. Full width on a phone. Optional.', 'Actions/ButtonLink'],
    ['Highlights', 'Up to three short facts in a row; one below the other on a phone. Optional.'],
    [
      'Drawing',
      'On a page with entries that can be counted, at the end of the row; below the words in a narrower window. Optional.',
      'Content/Covers',
    ],
    ['Line under the drawing', 'What the parts of the drawing stand for. Optional.'],
  ],
  dos: [
    {
      story: 'WithACover',
      caption: 'The drawing shows what the page is about, and its line says what each part of it is.',
    },
  ],
  donts: [
    {
      story: 'LabelRepeated',
      caption: 'A headline that repeats the label: the largest words of the page say nothing new.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The label is the kind of page, such as Service. The headline says what this page is for, in one line.',
    'The lead has 40 to 190 characters: the visitor’s question, and what is offered.',
    'The line under the drawing explains its parts, such as “Each circle is a talk, as large as its audience.”',
  ],
  accessibility: [
    'The headline is the `<h1>` of the page.',
    'The section is a region named by the headline. The highlights are a list.',
    'The drawing is an image whose text alternative has its figures; its line is the caption.',
  ],
};
