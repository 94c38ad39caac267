export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it on the page behind a one-time download link in a mail.'],
  insteadUse: [{ component: 'Actions/FileLink', when: 'the file is public.' }],
  dos: [{ story: 'Closed', caption: 'One button: just opening the page changes nothing.' }],
  donts: [
    {
      caption:
        'Don’t link the mail directly to the file: a mail scanner would use up the link. Link to this page instead.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Opens the file.'],
  ],
  accessibility: ['The result is announced.', 'While the file opens, the button is busy and keeps its place.'],
};
