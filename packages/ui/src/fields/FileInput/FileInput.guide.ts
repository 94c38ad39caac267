import { described, fieldParts, fileKeys, fileNames } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For files that are sent: a document, a picture. The caller reads and checks them.'],
  insteadUse: [
    { component: 'Forms/FileField', when: 'the field is in a `Form`, which then keeps value and error.' },
    { component: 'Fields/TextAreaInput', when: 'the content can be pasted as text.' },
  ],
  anatomy: fieldParts(
    ['Control', 'The button of the browser in a dashed box. Files are chosen with it, or dropped on it.'],
    [
      'Chosen files',
      'If there are any: the name of each, its size or what is wrong with it, and a button that removes it.',
    ],
  ),
  dos: [{ story: 'Filled', caption: 'Each file has its size and a button of its own.' }],
  donts: [
    {
      story: 'UploadAsLabel',
      caption: '“Upload a file” repeats what the control shows: nobody learns which file is wanted.',
    },
  ],
  keyboard: fileKeys,
  content: [
    'The label names the document that is asked for, in one or two words: “Agenda”.',
    'The hint gives type and size: “PDF, at most 1 MB.”',
    'An error about a file names the file and says what to do: “agenda.docx cannot be sent. Choose a PDF file.”',
  ],
  accessibility: [
    'The native control, with its own words in the language of the browser; files can be dropped on it.',
    fileNames,
    'After a file is removed, focus is on the field.',
    described,
  ],
};
