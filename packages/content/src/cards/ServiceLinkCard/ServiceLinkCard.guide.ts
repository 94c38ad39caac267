import { article, cardKeys, newTab, oneLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a next step from a service page: an appointment to book, a guide to download, a question to ask. The whole card is the link.',
  ],
  insteadUse: [
    { component: 'Content/Cards/PointCard', when: 'it explains something and leads nowhere.' },
    { component: 'Content/Cards/ExcellenceCard', when: 'it leads to a main part of the site.' },
    { component: 'Actions/ButtonLink', when: 'the label alone says enough.' },
  ],
  anatomy: [
    ['Heading', 'The label of the link.'],
    ['Description', 'A sentence below the heading.'],
    ['Arrow', 'At the end of the card; it points up if the link leads to another site.'],
  ],
  donts: [
    {
      story: 'TwoStepsInOne',
      caption: 'Two next steps in one card: it has one link, so a press never leads to the guide.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The label names what is behind the link, so that it can be understood alone: “Book an MSP Assessment”, not “Book now”.',
    'The description is one sentence, with a size or a length if there is one: two to three weeks, seventy-five pages.',
  ],
  accessibility: [article, oneLink, newTab],
};
