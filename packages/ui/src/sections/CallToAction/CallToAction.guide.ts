export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it once, at the end of a page: the next step, with one or two actions.'],
  insteadUse: [
    {
      component: 'Sections/Hero',
      when: 'it opens the page.',
    },
    {
      component: 'Actions/ButtonLink',
      when: 'the link belongs to a section.',
    },
  ],
  dos: [
    {
      story: 'TwoActions',
      caption: 'The first action is the primary one.',
    },
  ],
  donts: [
    {
      story: 'NoOffer',
      caption:
        'Don’t put “Learn more” below “Contact”: neither says what the reader gets. Name the offer in the heading, and the action on the button.',
    },
    {
      caption:
        'Don’t put one after every section: readers mistake them for ads and skip them. Keep the one at the end of the page.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'What the reader gets.'],
    ['Text', 'What it costs, and what happens next.'],
    ['Actions', 'One or two; the first is primary.'],
  ],
  content: [
    'State the offer in the heading: “Bring one question. Leave with an answer.”',
    'Give time and price in the text.',
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'Limit it to two actions: others belong in the bar or the footer.',
  ],
};
