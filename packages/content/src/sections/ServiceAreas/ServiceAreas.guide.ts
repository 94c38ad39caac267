import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above a form: the kinds of engagement it can ask for. A press chooses one in the form.'],
  insteadUse: [
    { component: 'Content/Sections/SessionCards', when: 'each is one appointment.' },
    { component: 'Content/Sections/Consulting', when: 'it is past work that cannot be requested here.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Four in a row in a wide window, each a link: icon, title, description, duration and format.',
      'Content/Cards/ServiceCard',
    ],
  ],
  donts: [
    {
      story: 'FiveAreas',
      caption: 'Five areas: the fifth is alone in a second row, and looks as if it mattered less.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A duration is a range, such as 3–6 months, or Ongoing. A format is the kind of meeting, such as Strategic Workshops.',
    'The answer in the form is one of those that the form on the page offers; with any other, a press chooses nothing.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each card has one link, named by its title, which leads to the form on the same page. Icons are decorative.',
  ],
};
