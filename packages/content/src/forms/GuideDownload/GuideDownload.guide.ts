export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of a link in a mail that gives a file, once.'],
  insteadUse: [{ component: 'Actions/FileLink', when: 'anybody may have the file.' }],
  dos: [{ story: 'Closed', caption: 'One button: what only opens the page changes nothing.' }],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Opens the link.'],
  ],
  accessibility: ['What became of the link is announced.', 'While it opens, the button is busy and keeps its place.'],
};
