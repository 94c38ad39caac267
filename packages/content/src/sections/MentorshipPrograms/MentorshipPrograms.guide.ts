import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For mentorship programs, above the form to apply. A press on a card chooses its program in the form.',
    'On a page without that form, `formPage` names the page that has it.',
  ],
  insteadUse: [
    { component: 'Content/Sections/SessionCards', when: 'it is one appointment.' },
    { component: 'Content/Sections/ServiceAreas', when: 'a company is advised, not a person mentored.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row: drawing, kind, name, description, then duration, rhythm and regions, and a list of subjects. The whole card is a link.',
      'Content/Cards/ProgramCard',
    ],
  ],
  donts: [
    {
      story: 'SameDrawing',
      caption: 'The same drawing on each card: it does not help to tell the programs apart.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A duration is a span, such as 6–12 months. A rhythm says how often people meet, such as Monthly 1-hour sessions.',
    'The words for a drawing say what it shows, for people who cannot see it.',
    'The answer in the form is one that the form offers, such as `msp`. With any other, the card chooses nothing.',
  ],
  accessibility: [
    region,
    'The cards are one list; the subjects of each card are a list inside it.',
    'Each card is one link, named by the program. It leads to the form, where the program is chosen.',
    'Each drawing is an image with a text alternative.',
  ],
};
