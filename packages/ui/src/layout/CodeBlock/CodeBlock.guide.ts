export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for code that people copy as a whole, with a button below it: “Copy snippet”.',
    'Use it for preformatted text, such as a report or the plain text of a mail. Set `wraps` if the text is prose.',
  ],
  insteadUse: [
    { component: 'Text/Kbd', when: 'it names a key to press.' },
    { component: 'Layout/Disclosure', when: 'most readers don’t need it: put the block inside.' },
    { component: 'Sections/Prose', when: 'it is ordinary prose.' },
  ],
  dos: [{ story: 'Report', caption: 'Long text has a limited height, and its lines wrap.' }],
  donts: [
    {
      story: 'CodeThatWraps',
      caption: 'Don’t wrap code: a wrapped line looks like two lines. Let code scroll, and wrap only text.',
    },
  ],
  anatomy: [
    ['Frame', 'Scrolls when the content overflows; reached with Tab.'],
    ['Code', 'Monospaced, with its original line breaks and spaces.'],
  ],
  content: ['Show code that runs as copied. Name placeholders so that readers see what to replace.'],
  keyboard: [
    ['Tab', 'Moves focus to the block.'],
    ['ArrowDown', 'Scrolls the block, as do the other arrow keys.'],
  ],
  accessibility: [
    'A region named by `label`, focusable because it scrolls. Be specific: “Snippet”, not “Code”.',
    'The content is real text: find in page, selection and translation work.',
    'It prints in full, and no line is cut off.',
  ],
};
