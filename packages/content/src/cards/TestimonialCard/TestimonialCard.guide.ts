export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what someone said about the work, with a rating of one to five.'],
  insteadUse: [
    { component: 'Content/Cards/StoryCard', when: 'it is told by the owner.' },
    {
      component: 'Content/Sections/Proof',
      when: 'one quote is shown without stars, together with a figure and a result.',
    },
  ],
  anatomy: [
    ['Rating', 'Five stars, as many of them filled as were given, and the number as text.', 'Media/Icon'],
    ['Quote', 'In the type of headings.'],
    ['Picture', 'Of the author, small and round, at the bottom. Optional.', 'Media/Picture'],
    ['Author', 'Beside the picture, if there is one.'],
    ['What they do', 'Below the author.'],
  ],
  dos: [{ story: 'ThreeStars', caption: 'Ratings below five are shown as they are.' }],
  donts: [
    {
      story: 'ToldByTheOwner',
      caption: 'A quote that the owner has retold: it speaks of its author as “she”, so these are not her words.',
    },
  ],
  keyboard: [],
  content: [
    'The quote is entered without quotation marks: the card shows none, and the landing page adds its own.',
    'What authors do is a role and where they have it, such as “Security manager, regional bank”.',
  ],
  accessibility: [
    'A `<figure>` with a quotation, captioned by who said it.',
    'The rating is shown as stars and as text: “3 out of 5”.',
    'The picture has no text alternative: the name stands beside it.',
  ],
};
