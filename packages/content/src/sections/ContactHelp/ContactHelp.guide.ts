import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the end of the contact page, below the form: what a visitor can ask for, how the owner prefers to be reached, and links for frequent requests.',
  ],
  insteadUse: [
    { component: 'Content/Sections/ContactCards', when: 'they are the ways to reach the owner, side by side.' },
    { component: 'Content/Sections/Questions', when: 'each line has an answer.' },
  ],
  anatomy: [
    [
      'Topics',
      'A section with a heading and, if need be, a label and an introduction: lines in two columns, in one on a phone.',
      'Layout/List',
    ],
    [
      'Preferred way',
      'A section with a heading and, if need be, a label: a paragraph that may have links and emphasis.',
      'Sections/RichText',
    ],
    [
      'Shortcuts',
      'A section with a heading and, if need be, a label and an introduction: up to six buttons, each with an icon.',
      'Actions/ButtonLink',
    ],
  ],
  donts: [
    {
      story: 'SubjectsAlone',
      caption: 'Subjects instead of requests: a visitor cannot tell what to ask for.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A topic is a request in up to 100 characters, such as “A second opinion on a security program or budget”.',
    'The preferred way also says what should not be sent, such as passwords.',
    'The words of a button begin with a verb.',
  ],
  accessibility: [
    'Three regions, each named by its heading, an `<h2>`.',
    'The topics are a list: their number is announced first.',
    'The buttons are links, and their icons are decorative. One that leads to another site says that it opens in a new tab.',
  ],
};
