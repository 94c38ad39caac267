export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for a client’s quote, with a rating of one to five.'],
  insteadUse: [{ component: 'Content/Cards/StoryCard', when: 'the owner tells the story.' }],
  dos: [{ story: 'ThreeStars', caption: 'Ratings below five are shown as they are.' }],
  donts: [
    { caption: 'Don’t add stars to a quote without a rating: that invents one. Use `StoryCard`, or ask for a rating.' },
    { caption: 'Don’t show only five-star ratings: people suspect that others were left out. Show all as given.' },
  ],
  anatomy: [
    ['Rating', 'Stars, and the same in words.'],
    ['Quote', 'In quotation marks.'],
    ['Author', 'A picture if there is one, name and role.'],
  ],
  content: ['Quote word for word; shorten with “…”, never by rewriting.'],
  keyboard: [],
  accessibility: [
    'A `<figure>` with a quotation and its author as the caption.',
    'The rating is both stars and text: “3 out of 5”.',
  ],
};
