import { region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For what visitors ask before they write, on the contact page.'],
  insteadUse: [
    { component: 'Sections/FeatureList', when: 'every visitor has to read all of it.' },
    { component: 'Layout/Disclosure', when: 'one text opens, and it is not part of a list of questions.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Questions', 'A line for each, between hairlines. A press opens the answer below it.', 'Layout/Disclosure'],
    ['Answers', 'A paragraph each, closed at first. It can have links and emphasis.', 'Sections/RichText'],
  ],
  donts: [
    {
      story: 'TopicsAsQuestions',
      caption: 'Topics in the place of questions: visitors have to open each one to see what it answers.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from question to question, and through the links of an open answer.'],
    ['Enter Space', 'Opens the answer, and closes it again.'],
  ],
  content: [
    'A question is written as a visitor would ask it.',
    'An answer begins with the answer, then says why. “Yes” or a figure comes first.',
  ],
  accessibility: [
    region,
    'Each question is the summary of a native `<details>`: it is announced as open or closed, and works without scripts.',
    'Several answers can be open at once.',
  ],
};
