export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for a paragraph that authors write with links and emphasis: an answer, a biography, a legal text.',
    'The value is text and spans, never HTML: typed markup stays text.',
    'Put it inside a `Text`, which sets size and line length.',
  ],
  insteadUse: [{ component: 'Text/Text', when: 'the text has no formatting.' }],
  content: ['Link words that say where the link leads; emphasize a word, not a sentence.'],
  keyboard: [],
  accessibility: [
    'Write links that make sense out of context, not “here”.',
    'Strong text is `<strong>`, emphasis `<em>`. Don’t use either as a heading.',
  ],
};
