export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a first assessment of a company: ten questions, a score and the next three fixes.',
    'With `questions` of your own.',
  ],
  insteadUse: [
    {
      component: 'Content/Forms/MspAssessmentForm',
      when: 'visitors want an assessment in person.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'FirstQuestion', caption: 'One question at a time, with the progress.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['ArrowDown', 'In a question: selects the next answer.'],
    ['ArrowUp', 'Selects the previous answer.'],
    ['Enter', 'On Next: shows and focuses the next question.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'Each question is a radio group and takes the focus, with its number, when it is shown.',
    'The figures of the gauge and bars are also in text; in forced colours they have borders.',
  ],
};
