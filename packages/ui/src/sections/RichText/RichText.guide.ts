export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'For paragraphs that an author writes with links and emphasis: an answer, a biography, a legal text.',
    'The value is text and spans, never HTML: nothing that an author types becomes another element.',
    'Inside a Text, which sets the size and the length of the lines.',
  ],
  insteadUse: [{ component: 'Text/Text', when: 'the words are plain.' }],
  keyboard: [],
  accessibility: [
    'Links make sense out of context: the words of the link, not “here”.',
    'Strong is a `<strong>`, emphasis an `<em>`. Neither replaces a heading.',
  ],
};
