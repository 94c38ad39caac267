export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For everything that a visitor may keep: a document, a picture, a recording.',
    '`align="end"` in the rows of a list, so that the buttons stand below each other.',
  ],
  insteadUse: [
    { component: 'Actions/ButtonLink', when: 'it links to a page.' },
    { component: 'Actions/Button', when: 'the file is made in the browser; see `saveFile`.' },
  ],
  anatomy: [
    [
      'Button',
      'A small link that looks like a button: “Download”, or “Ask for it” while there is no file.',
      'Actions/ButtonLink',
    ],
    [
      'Facts',
      'File type, pages and size, as far as they are known. At the end of a row they stand before the button, and on a phone after it.',
      'Text/Text',
    ],
  ],
  dos: [
    { story: 'Document', caption: 'It says what comes before it is pressed: a type, a length, a size.' },
    { story: 'AskForIt', caption: 'Without a file there is a way to get it, not a button that does nothing.' },
    { story: 'InRows', caption: 'Short labels, because each row has the name: the buttons stand in one column.' },
  ],
  donts: [
    {
      story: 'NamesInLabels',
      caption:
        'The labels repeat the names of the rows: each button has a different width, and screen readers say every name twice.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Downloads the file, or opens the page where it can be asked for.'],
  ],
  content: [
    'The label is a verb alone, because the words around it name the file: “Download”, or “Watch” for a recording.',
    'The name is the title of the file, as the page has it and without an extension: “Incident call sheet”.',
    'The type is left out where the words around the link say it.',
  ],
  accessibility: [
    'A real `<a>`, whose name includes the name of the file: “Download Incident call sheet”.',
    'Type, pages and size are its description.',
    'A file of another site opens in a new tab, and the link says so.',
  ],
};
