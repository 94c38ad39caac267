export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Wherever a file is given. While there is none it is shown all the same, and says that it is not there yet.'],
  insteadUse: [{ component: 'Actions/ButtonLink', when: 'it leads to a page.' }],
  dos: [{ story: 'NotAvailable', caption: 'The reason stands beside the button.' }],
  keyboard: [
    ['Tab', 'Moves to it, also while there is no file, so that the reason is heard.'],
    ['Enter', 'Downloads the file.'],
  ],
  accessibility: [
    '`aria-disabled` rather than `disabled`: it can be reached, and “Not available yet” is its description.',
    'The name of the file is part of its name.',
  ],
};
