export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a first look at where a company stands: ten questions, a score, the next three steps.',
    'With `questions` of your own.',
  ],
  insteadUse: [
    {
      component: 'Content/Forms/MspAssessmentForm',
      when: 'somebody should answer in person.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: the same tool as a custom element, with the snippet.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you are writing a tool of your own: state, undo, autosave, links and files come with the frame.',
    },
  ],
  dos: [{ story: 'FirstQuestion', caption: 'One question at a time, with how far it is.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['ArrowDown', 'In a question: chooses the next answer.'],
    ['ArrowUp', 'Chooses the one before.'],
    ['Enter', 'On Next: goes on, and the focus is on the next question.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'Each question is a radio group; the focus goes to the question when it changes, with its number.',
    'The gauge and the bars are drawn beside their figures; in forced colours they have borders.',
  ],
};
