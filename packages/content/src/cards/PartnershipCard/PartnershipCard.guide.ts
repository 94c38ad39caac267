import { arrow, article, cardKeys, wholeCardLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one way to work together: what a partner gets from it, and whom it suits. With `href`, it chooses its model in a form.',
  ],
  insteadUse: [
    { component: 'Content/Cards/ServiceCard', when: 'it is work for a client, with a duration and a format.' },
    { component: 'Content/Cards/StoryCard', when: 'it is about a partnership that has a result.' },
  ],
  anatomy: [
    ['Heading', 'The title of the model; the link of the card, if it has one.'],
    ['Description', 'A sentence or two: what the model is.'],
    ['Benefits', 'Three, one below the other, under a title of their own.', 'Layout/List'],
    ['Ideal partners', 'Three more: beside the benefits in a wide window, else below them.', 'Layout/List'],
    arrow,
  ],
  donts: [
    {
      story: 'DutiesAsBenefits',
      caption: 'Duties in the list of benefits: a partner reads what it has to do, and not what it gets.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'A benefit is a few words without a period, and an ideal partner a noun in the plural.',
    'The description does not say whom the model suits: the ideal partners do.',
  ],
  accessibility: [article, wholeCardLink, 'Each list is tied to its title by a `<dl>`.'],
};
