export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for documents and pictures sent with it. The value is a list of files with their content.'],
  insteadUse: [
    { component: 'Forms/TextField', when: 'the file is already on the web, and its address is enough.' },
    { component: 'Fields/FileInput', when: 'there is no form, or the files are managed elsewhere.' },
  ],
  dos: [{ story: 'Refused', caption: 'Name the file in the error; say what is wrong and what to do.' }],
  donts: [
    {
      story: 'OfWhat',
      caption: 'Don’t use “File” as the label: it does not say which one. Name what you expect: “Agenda”.',
    },
    {
      caption:
        'Don’t require a file where an address would do: few people have it on their phone. Use `TextField`, or make it optional.',
    },
  ],
  anatomy: [
    ['Label', 'Above the control, with a mark if required.'],
    ['Limits', 'Which types, how many and how large: added by the field.'],
    ['Control', 'The browser’s own; files can be dropped on it.'],
    ['Chosen files', 'Each with its name, its size and a remove button.'],
    ['Error', 'Below: which file, what is wrong with it and what to do.'],
  ],
  content: [
    'The label names the document: “Agenda”, not “File”.',
    'The field adds types, size and number; your hint says what the file should contain.',
  ],
  keyboard: [
    ['Tab', 'Moves to the control, then to each file’s button.'],
    ['Space, Enter', 'Opens the browser’s file dialog, or removes the file.'],
  ],
  accessibility: [
    'The hint says which files are accepted, how large and how many, before any error.',
    'The names of chosen files are part of the description, and are announced when added.',
    'After a reload, it names the chosen files and asks for them again: a tab does not keep files.',
    'Hint and error are announced with the field; `aria-invalid` marks an error.',
  ],
};
