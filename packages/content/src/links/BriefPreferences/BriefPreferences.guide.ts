export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it on the page behind the link in each edition of the brief.'],
  insteadUse: [{ component: 'Content/Links/BriefConfirmation', when: 'a new subscriber confirms the brief.' }],
  dos: [{ story: 'Active', caption: 'Just opening the page changes nothing: each change takes a button press.' }],
  donts: [
    {
      caption:
        'Don’t ask for a reason before unsubscribing: people mark the mail as spam instead. Unsubscribe in one press.',
    },
    { caption: 'Don’t require a sign-in: subscribers have no account. The link in the edition is enough.' },
  ],
  keyboard: [
    ['Tab', 'Moves through the options and buttons.'],
    ['Enter', 'Presses the button.'],
  ],
  accessibility: [
    'The result of each action is announced.',
    'While an action is pending, its button is busy and keeps its place.',
    'Deleting asks for confirmation, in a dialog that focuses “Cancel”.',
  ],
};
