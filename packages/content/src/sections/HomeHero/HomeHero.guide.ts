import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the top of the landing page: who the owner is, what is offered, and where to begin.'],
  insteadUse: [
    { component: 'Content/Sections/PageOpening', when: 'it is any other page.' },
    { component: 'Sections/Hero', when: 'the site is another one.' },
  ],
  anatomy: [
    ['Label', 'A few words above the headline, such as the owner’s name.'],
    ['Headline', 'The `<h1>` of the page, at the largest size that there is.'],
    ['Tagline', 'A sentence or two below the headline.'],
    ['Buttons', 'One or two; the first is the primary one. Full width on a phone.', 'Actions/ButtonLink'],
    [
      'Portrait',
      'A photo of the owner beside the words, or the monogram until there is one. Below them on a phone.',
      'Content/Illustrations/Portrait',
    ],
    ['Highlights', 'Up to three short facts in a row below words and portrait; one below the other on a phone.'],
  ],
  donts: [
    {
      story: 'HeadlineOfASentence',
      caption:
        'A whole sentence as the headline: at this size it takes many lines, and pushes the buttons down the page.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The headline is a few short words. The tagline, of 40 to 190 characters, says what is offered and to whom.',
    'A highlight is a role or a fact of two or three words.',
    'The words of a button begin with a verb.',
  ],
  accessibility: [
    'A region named by its headline, the `<h1>` of the page.',
    'The highlights are a list: their number is announced first.',
    'A photo has the text alternative that the owner wrote. The monogram is an image named “Monogram of” and the name.',
  ],
};
