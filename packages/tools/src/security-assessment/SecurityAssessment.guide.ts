import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a first assessment of a company: ten questions, a score and the next three fixes.',
    'With `questions` of your own.',
  ],
  insteadUse: [
    { component: 'Content/Forms/MspAssessmentForm', when: 'visitors want an assessment in person.' },
    withoutReact,
  ],
  anatomy: [
    ['Progress', 'Below the number of the question: how many are answered.', 'Feedback/Progress'],
    ['Question', 'One at a time, with its category and safeguard.', 'Fields/RadioGroupInput'],
    ['Steps', 'The buttons to the question before and the next one, and on the last to the results.', 'Actions/Button'],
    ['Score', 'After the last question, in place of it: the score on the scale of the risk levels.', 'Data/Meter'],
    ['Categories', 'The score of each, as a figure, a bar and a word.', 'Data/Meter'],
    ['Findings', 'What to do next, weaknesses, strengths, and what has changed since the last assessment.'],
    bar,
  ],
  content: [
    'A question asks about one thing. Its answers say what is done: “An isolated copy, seldom tested”.',
    'Answers run from the strongest to the weakest; “Not applicable” is the last.',
    'A next step is an order that can be carried out: “Encrypt every laptop and phone”.',
  ],
  dos: [{ story: 'FirstQuestion', caption: 'One question at a time; each answer says what is done.' }],
  donts: [
    {
      story: 'GradesForAnswers',
      caption: 'Answers are grades: two people mean different things by a 3, and their scores cannot be compared.',
    },
  ],
  keyboard: [
    throughTheTool,
    ['ArrowDown', 'In a question: selects the next answer.'],
    ['ArrowUp', 'Selects the previous answer.'],
    ['Enter', 'On Next: shows and focuses the next question.'],
  ],
  accessibility: [
    ...inAGroup,
    'Each question is a radio group and takes the focus, with its number, when it is shown.',
    'The scores are meters, whose figures and levels are also in text.',
  ],
};
