export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For sending files: a document, a picture. The caller reads and validates them.'],
  insteadUse: [
    { component: 'Forms/FileField', when: 'the field is in a `Form`, which manages value and error.' },
    { component: 'Fields/TextAreaInput', when: 'people can paste the content as text.' },
  ],
  dos: [{ story: 'Filled', caption: 'Show each file’s size and its own remove button.' }],
  donts: [
    {
      story: 'LimitsInTheErrorAlone',
      caption: 'Don’t give types and size only in the error: people have to choose twice. Give the limits in the hint.',
    },
    {
      caption:
        'Don’t ask for a file when a few lines will do: it is hard to find on a phone. Use `TextAreaInput` instead.',
    },
  ],
  anatomy: [
    ['Label', 'Above the control.'],
    ['Hint', 'Which types, how many and how large.'],
    ['Control', 'The browser’s own; files can be dropped on it.'],
    ['Chosen files', 'Each with its name, its `detail` and a remove button.'],
    ['Error', 'Below: how to fix it.'],
  ],
  content: [
    'The label names the document: “Agenda”, not “File”.',
    'The hint gives the limits: “PDF, at most 1 MB.”',
    '`detail` is the size: “12 KB”.',
  ],
  keyboard: [
    ['Tab', 'Moves to the control, then to each file’s button.'],
    ['Space, Enter', 'Opens the browser’s file dialog, or removes the file.'],
  ],
  accessibility: [
    'The native control, worded in the browser’s language; files can be dropped on it.',
    'The names of chosen files are part of its description, and are announced when added.',
    'After a file is removed, focus moves to the field.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
  ],
};
