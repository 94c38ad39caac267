import { article, cardKeys, decorativeIcon, oneLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one main part of the site, beside the others. The whole card leads to its page.'],
  insteadUse: [
    { component: 'Content/Cards/ServiceLinkCard', when: 'it is the next step of a service.' },
    { component: 'Content/Cards/PointCard', when: 'it is a point to read, not a page to open.' },
  ],
  anatomy: [
    ['Icon', 'Above the heading.', 'Media/Icon'],
    ['Heading', 'The title, which is the link of the card.'],
    ['Description', 'A sentence or two.'],
    ['Arrow', 'At the end of the card.'],
  ],
  donts: [
    {
      story: 'SloganAsTitle',
      caption: 'A slogan as the title: it is also the name of the link, and does not say where it leads.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The title is a word or two, such as “Ventures”.',
    'The description lists what is there, with a number if there is one: “six free tools”.',
  ],
  accessibility: [article, oneLink, decorativeIcon, 'The arrow is decorative.'],
};
