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
  keyboard: [['Enter or Space', 'Opens it, and closes it again.']],
  accessibility: [
    'A native `<details>`: it works without scripts, and find in page opens it where the browser can.',
    'The summary says what is below, without "more" or "details".',
  ],
};
