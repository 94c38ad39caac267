import { linkKeys, region } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the end of a page that lists or explains something: the next step, with one or two buttons.',
    'A page with a form to send does without it.',
  ],
  insteadUse: [
    { component: 'Content/Sections/PageOpening', when: 'the buttons belong at the top of the page.' },
    { component: 'Content/Sections/ContactHelp', when: 'there are more than two requests to choose from.' },
  ],
  anatomy: [
    ['Heading', 'An `<h2>`: the next step, or the question that it answers.'],
    ['Text', 'What the visitor gets, and how soon.'],
    ['Buttons', 'One or two; the first is the primary one. Full width on a phone.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'LesserStepFirst',
      caption: 'The lesser step first: it becomes the primary button, though the heading asks for the other one.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The text says what the visitor can expect, such as how long a first conversation takes.',
    'The words of a button begin with a verb.',
  ],
  accessibility: [region, 'The buttons are links. One that leads to another site says that it opens in a new tab.'],
};
