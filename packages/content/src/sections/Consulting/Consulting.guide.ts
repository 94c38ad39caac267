import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For confidential consulting work: what kind it is, and how much of it there was. The cards have no place for the name of a client.',
  ],
  insteadUse: [
    { component: 'Content/Sections/ServiceAreas', when: 'visitors can request the work in the form of the page.' },
    { component: 'Content/Sections/SuccessStories', when: 'the partner may be named, with the result.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row: kind and role, name, description, the volume in strong type, and a list of subjects.',
      'Content/Cards/ConsultingCard',
    ],
  ],
  donts: [
    {
      story: 'BareFigures',
      caption: 'Figures without what they count: “100+” could be hours, clients or years.',
    },
  ],
  keyboard: [],
  content: [
    'A volume is a figure with what it counts, such as “100+ sessions held”.',
    'A role is the owner’s own, such as Lead Consultant.',
  ],
  accessibility: [
    region,
    'The cards are one list; the subjects of each card are a list inside it.',
    'Nothing in a card is a link.',
  ],
};
