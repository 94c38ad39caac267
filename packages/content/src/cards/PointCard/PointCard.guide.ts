import { article } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of several equal points that stand side by side: an area of an audit, an offering of a service page.'],
  insteadUse: [
    { component: 'Content/Cards/ServiceLinkCard', when: 'it leads to a page.' },
    { component: 'Sections/FeatureList', when: 'the points are read one after the other.' },
  ],
  anatomy: [
    ['Title', 'A few words, as a heading.'],
    ['Description', 'A sentence or two below it.'],
  ],
  donts: [
    {
      story: 'TitleAsSentence',
      caption: 'A title that is a sentence: it leaves nothing for the description, which says the same again.',
    },
  ],
  keyboard: [],
  content: ['The title names the point, without a period. The description says what the title leaves open.'],
  accessibility: [article, 'Nothing in it is a link.'],
};
