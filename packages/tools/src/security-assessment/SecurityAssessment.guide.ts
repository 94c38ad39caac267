export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for a first assessment of a company: ten questions, a score and the next three fixes.',
    'Pass your own `questions`.',
  ],
  insteadUse: [
    {
      component: 'Content/Forms/MspAssessmentForm',
      when: 'visitors want a personal assessment.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page doesn’t use React: embed the tool as a custom element.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you build your own tool: the frame adds state, undo, autosave, share links and files.',
    },
  ],
  dos: [{ story: 'FirstQuestion', caption: 'One question at a time, with progress.' }],
  donts: [
    {
      caption:
        'Don’t present the score as a certificate: it is one person’s self-assessment. Call it a first assessment.',
    },
    { caption: 'Don’t change `questions` after mount: they are read once. Set a new `key` on the tool instead.' },
  ],
  anatomy: [
    ['Number', 'Which question it is, of how many; takes the focus.'],
    ['Progress', 'How many questions are answered, as a bar and as text.'],
    ['Question', 'With its category and its safeguard of CIS Controls v8 as a hint, and its answers.'],
    ['Previous and next', 'The last one completes the assessment; without an answer, text says why it is disabled.'],
    [
      'Results',
      'After the last question: overall score, categories, next fixes, weaknesses, strengths, and what has changed since an earlier result.',
    ],
  ],
  content: [
    'Ask each question in one sentence; start answers with what people do: “Automatic backups, all in reach of our network”.',
    'Give every question a `nextStep` as one sentence that starts with a verb: it becomes a fix in the results.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['ArrowDown', 'In a question: selects the next answer.'],
    ['ArrowUp', 'In a question: selects the previous answer.'],
    ['Enter', 'On Next: shows the next question, which receives focus.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'Each question is a radio group; when shown, it receives focus and its number is announced.',
    'The figures of the gauge and bars are also text; in forced colours they have borders.',
  ],
};
