export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the page that introduces the owner: the background in paragraphs beside the portrait, and below it the subjects of expertise.',
  ],
  insteadUse: [
    { component: 'Sections/Prose', when: 'it is running text that is not about the owner.' },
    {
      component: 'Content/Sections/HomeHero',
      when: 'a sentence introduces the owner, at the top of the landing page.',
    },
  ],
  anatomy: [
    ['Heading of the background', 'An `<h2>`.'],
    ['Background', 'Paragraphs at reading width. Each may have links and emphasis.', 'Sections/RichText'],
    [
      'Portrait',
      'A photo of the owner beside the background, or the monogram until there is one. Below the text on a phone.',
      'Content/Illustrations/Portrait',
    ],
    ['Heading of the expertise', 'An `<h2>`: the expertise is a section of its own.'],
    ['Expertise', 'Subjects of a few words in two columns; in one column on a phone.', 'Layout/List'],
  ],
  donts: [
    {
      story: 'OneParagraph',
      caption: 'The whole background in one paragraph: a block of text in which no part of the career can be found.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the links in the background, if it has any.'],
    ['Enter', 'Follows a link.'],
  ],
  content: [
    'Each paragraph of the background tells one part of the career, in at most 900 characters.',
    'A subject of expertise is a few words, such as Risk Management, and not a sentence.',
    'The portrait is one of the owner’s details, not of this page.',
  ],
  accessibility: [
    'Two regions, each named by its heading, an `<h2>`.',
    'The subjects are a list: their number is announced first.',
    'A photo has the text alternative that the owner wrote. The monogram is an image named “Monogram of” and the name.',
  ],
};
