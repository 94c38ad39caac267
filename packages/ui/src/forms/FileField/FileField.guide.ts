export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'In a `Form`, for documents and pictures that are sent with it. The value is a list of files with their content.',
  ],
  insteadUse: [
    { component: 'Forms/TextField', when: 'the file is on the web already, and its address is enough.' },
    { component: 'Fields/FileInput', when: 'there is no form, or the files are kept elsewhere.' },
  ],
  dos: [{ story: 'Refused', caption: 'The error names the file, says what is wrong with it and what to do.' }],
  keyboard: [
    ['Tab', 'Moves to it, then to the button of each file.'],
    ['Space, Enter', 'Opens the dialog of the browser, or removes the file.'],
  ],
  accessibility: [
    'The hint says which files are accepted, how large and how many, before there is an error.',
    'The names of the chosen files are part of the description, and are announced when they are added.',
    'After a reload it names the files that were chosen and asks for them again: a tab keeps no files.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
  ],
};
