export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'For what some readers want and others skip: the answer to a question, the lines of a calculation.',
    'Several in a row, as a list of questions: each opens by itself.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'it asks for something, and the page waits for the answer.' },
    { component: 'Navigation/Tabs', when: 'one of several parts is always shown.' },
  ],
  anatomy: [
    ['Summary', 'A line with a triangle, always shown. A press opens what is below it, and closes it again.'],
    ['Content', 'What the summary names. Closed at first, unless the page opens it; always shown on paper.'],
    ['Hairlines', 'Above and below. Several in a row share the line between them.'],
  ],
  dos: [{ story: 'Several', caption: 'Each summary is a question: readers open the one that they have.' }],
  donts: [
    {
      story: 'VagueSummaries',
      caption: 'Summaries that do not name what is below: readers have to open all of them, or skip all of them.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the summary.'],
    ['Enter Space', 'Opens it, and closes it again.'],
  ],
  content: [
    'The summary is a question, such as “Who sees the report?”, or the name of what is below. Only a question has a mark at its end.',
    'What is below a question begins with the answer.',
  ],
  accessibility: [
    'A native `<details>`: it works without scripts, and find in page opens it where the browser can.',
    'The summary says what is below, without “more” or “details”.',
  ],
};
