export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what someone said of the work, with a rating of one to five.'],
  insteadUse: [{ component: 'Content/Cards/StoryCard', when: 'it is told by the owner.' }],
  dos: [{ story: 'ThreeStars', caption: 'A rating that is not the best is shown as it is.' }],
  keyboard: [],
  accessibility: [
    'A `<figure>` with a quotation, captioned by who said it.',
    'The rating is drawn in stars and said in words: “3 out of 5”.',
  ],
};
