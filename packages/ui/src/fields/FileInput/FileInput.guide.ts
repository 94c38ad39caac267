export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For files that are sent: a document, a picture. The caller reads and checks them.'],
  insteadUse: [
    { component: 'Forms/FileField', when: 'the field is in a `Form`, which then keeps value and error.' },
    { component: 'Fields/TextAreaInput', when: 'the content can be pasted as text.' },
  ],
  dos: [{ story: 'Filled', caption: 'Each file has its size and a button of its own.' }],
  keyboard: [
    ['Tab', 'Moves to it, then to the button of each file.'],
    ['Space, Enter', 'Opens the dialog of the browser, or removes the file.'],
  ],
  accessibility: [
    'The native control, with its own words in the language of the browser; files can be dropped on it.',
    'The names of the chosen files are part of its description, and are announced when they are added.',
    'After a file is removed, focus is on the field.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
  ],
};
