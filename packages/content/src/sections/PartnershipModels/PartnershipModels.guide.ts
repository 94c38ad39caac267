import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above the form for partnerships: the ways to work together. A press on a card chooses its model in the form.'],
  insteadUse: [
    { component: 'Content/Sections/ServiceAreas', when: 'the other side is a client, not a partner.' },
    { component: 'Content/Sections/SuccessStories', when: 'it tells what came of a partnership.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Two in a row: title, description, three benefits and three ideal partners. The whole card is a link.',
      'Content/Cards/PartnershipCard',
    ],
  ],
  donts: [
    {
      story: 'PartnersOfAnyKind',
      caption: 'Ideal partners that leave nobody out: visitors cannot tell which model is meant for them.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A benefit is what the partner gets, not what the owner does.',
    'Ideal partners are kinds of organizations, such as Distributors.',
    'The answer in the form is one that the form offers, such as `network`. With any other, the card chooses nothing.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'In each card, “Benefits” and “Ideal partners” are the terms of a `<dl>`, each with a list.',
    'Each card is one link, named by its title. It leads to the form, where the model is chosen.',
  ],
};
