import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above a form: the sessions it can book. A press chooses one in the form.'],
  insteadUse: [
    { component: 'Content/Sections/ServiceAreas', when: 'they take months.' },
    { component: 'Content/Sections/Briefs', when: 'the form asks for a brief, not for an appointment.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row in a wide window, each a link: duration, title, description and, if listed, what is included.',
      'Content/Cards/SessionCard',
    ],
  ],
  dos: [{ story: 'WithWhatIsIncluded', caption: 'What is included, listed for every session.' }],
  donts: [
    {
      story: 'IncludedInOne',
      caption: 'What is included, listed for one session alone: the others look as if they included nothing.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A duration is a length of time, such as 45 minutes or Half day (4 hours).',
    'The answer in the form is one of those that the form on the page offers; with any other, a press chooses nothing.',
  ],
  accessibility: [
    region,
    'The cards are one list, and what a session includes is a list in its card.',
    'Each card has one link, named by its title, which leads to the form on the same page.',
  ],
};
