export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for content that only some readers need: the answer to a question, the lines of a calculation.',
    'Stack several as a list of questions: each opens independently.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'it asks for input before people can go on.' },
    { component: 'Navigation/Tabs', when: 'one of several parts is always visible.' },
  ],
  anatomy: [
    ['Summary', 'A line that says what is inside, and a plus; opens and closes the content.'],
    ['Content', '`children`, below the summary.'],
  ],
  content: ['Say what is inside: “How the score is made up”, not “More”.'],
  keyboard: [['Enter or Space', 'Opens or closes the content.']],
  accessibility: [
    'A native `<details>`: works without scripts, and find in page opens it in browsers that support this.',
    'Write a summary that makes sense out of context, without "more" or "details".',
  ],
};
