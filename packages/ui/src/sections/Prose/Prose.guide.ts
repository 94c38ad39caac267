export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For paragraphs of text, with an optional picture.'],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'there is one paragraph.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'there are points.',
    },
  ],
  dos: [
    {
      story: 'TextAlone',
      caption: 'Paragraphs at reading width.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'Without a heading it is not a region.',
    'A picture needs a text alternative, or `aria-hidden` if it is decorative.',
  ],
};
