export const guide: ComponentGuide = {
  status: 'experimental',
  use: ['For storing files one by one when they are chosen or dropped, before anything else is saved.'],
  insteadUse: [
    { component: 'Forms/FileField', when: 'the files are sent with a form.' },
    { component: 'Fields/FileInput', when: 'the files stay on the page.' },
    { component: 'Feedback/Progress', when: 'it shows the progress of something else.' },
  ],
  dos: [{ story: 'Refused', caption: 'Give the reason in a sentence that says what to do.' }],
  donts: [
    {
      story: 'WithoutLimits',
      caption: 'Don’t leave out types and size: people learn the limits from errors. Give them in the hint.',
    },
    {
      caption:
        'Don’t return “Upload failed” from `reasonOf`: it names neither file nor remedy. Return a sentence with both: “Team photo.gif is not PNG. Choose another file.”',
    },
  ],
  anatomy: [
    ['Field', 'Label, hint and the browser’s control; files can be dropped on it.'],
    ['Files', 'Below the field, each with its name, its progress or error, and its button.'],
  ],
  content: [
    '`reasonOf` returns a sentence with the file’s name and what to do: “Team photo.gif is not PNG. Choose another file.”',
    'The hint gives the limits: “PNG of at most 15 MB.”',
  ],
  keyboard: [
    ['Space', 'On the field: opens the device’s file dialog.'],
    ['Tab', 'Moves to the buttons that cancel an upload.'],
  ],
  accessibility: [
    'A `<progress>` for each file, named after it; its cancel button is named too.',
    'Announces when a file is stored or refused.',
  ],
};
