export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For something told in paragraphs, beside a picture if there is one.'],
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
    'A region named by its heading; cards and rows inside are one level below it.',
    'Without a heading it is no region.',
    'A picture needs words of its own, or `aria-hidden` where it only decorates.',
  ],
};
