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
  dos: [
    { story: 'Document', caption: 'It says what comes before it is pressed: a type, a length, a size.' },
    { story: 'AskForIt', caption: 'Without a file there is a way to get it, not a button that does nothing.' },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Downloads the file, or opens the page where it can be asked for.'],
  ],
  accessibility: [
    'A real `<a>`, whose name includes the name of the file: “Download Incident call sheet”.',
    'Type, pages and size are its description.',
    'A file of another site opens in a new tab, and the link says so.',
  ],
};
