export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what someone said about the work, with a rating of one to five.'],
  insteadUse: [{ component: 'Content/Cards/StoryCard', when: 'it is told by the owner.' }],
  dos: [{ story: 'ThreeStars', caption: 'Ratings below five are shown as they are.' }],
  keyboard: [],
  accessibility: [
    'A `<figure>` with a quotation, captioned by who said it.',
    'The rating is shown as stars and as text: “3 out of 5”.',
  ],
};
