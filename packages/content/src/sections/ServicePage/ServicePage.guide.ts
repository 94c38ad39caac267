import { linkKeys, region } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a whole service page, from opening to closing call: a list of words is all it needs.'],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'the page has sections of its own.' }],
  anatomy: [
    ['Opening', 'Label, headline and lead; highlights and buttons if need be.', 'Content/Sections/PageOpening'],
    ['Offerings', 'A card for each service, two in a row.', 'Content/Cards/PointCard'],
    ['Approach', 'The steps of the work, in order, with how long each takes.', 'Sections/ProcessSteps'],
    ['Outcomes', 'What the client receives: lines in two columns, on a band.', 'Layout/List'],
    ['Next steps', 'A card for each link, three in a row, or four if there are four.', 'Content/Cards/ServiceLinkCard'],
    ['Closing call', 'A heading, a text, and one or two buttons.', 'Content/Sections/ClosingCall'],
  ],
  donts: [
    {
      story: 'ThreeOfferings',
      caption: 'Three offerings in rows of two: the last one stands beside an empty place.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'Two, four or six offerings fill their rows.',
    'A step says what happens in it, and how long it takes if that is known.',
    'The words of a next step begin with a verb; its description says what to expect.',
  ],
  accessibility: [
    'The headline of the opening is the `<h1>` of the page.',
    region,
    'Offerings, outcomes and next steps are lists, and the steps an ordered one: their number is announced first.',
    'The whole card of a next step is the link; its name is the heading of the card.',
  ],
};
