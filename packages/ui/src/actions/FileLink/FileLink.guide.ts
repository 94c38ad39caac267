export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For any file that visitors can keep: a document, a picture, a recording.',
    'Use `align="end"` in the rows of a list, so that the buttons line up.',
  ],
  insteadUse: [
    { component: 'Actions/ButtonLink', when: 'it links to a page.' },
    { component: 'Actions/Button', when: 'the file is generated in the browser; see `saveFile`.' },
  ],
  dos: [
    { story: 'Document', caption: 'Show type, pages and size before people download.' },
    { story: 'AskForIt', caption: 'If there is no file yet, link to a way to ask for it.' },
  ],
  donts: [
    {
      story: 'VagueLabel',
      caption:
        'Don’t write “Click here” without type or size: people wait before they know what it is. Name the action, and pass `pages` and `bytes`.',
    },
    { caption: 'Don’t link to a page: people expect a file. Use `ButtonLink` instead.' },
  ],
  anatomy: [
    ['Button', '“Download”, or `label`; the document’s name follows for screen readers.'],
    ['Facts', 'Type, `pages` and size, below the button or beside it.'],
  ],
  content: ['`name` is the document’s title, not its file name.', '`label` is one verb: “Watch”, “Listen”.'],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Downloads the file, or opens the page to ask for it.'],
  ],
  accessibility: [
    'A real `<a>` whose name includes the document: “Download Incident call sheet”.',
    'Type, pages and size are its accessible description.',
    'A file on another site opens in a new tab, and the link says so.',
  ],
};
