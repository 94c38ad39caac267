export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it on the page behind the links in mails about a session.'],
  insteadUse: [{ component: 'Content/Forms/SlotPicker', when: 'people pick a time in a form.' }],
  dos: [{ story: 'Cancel', caption: 'The session in plain text, and one button.' }],
  donts: [
    { caption: 'Don’t require a sign-in to cancel: people just don’t show up. The link in the mail is enough.' },
    { caption: 'Don’t ask for a reason: it keeps people from canceling. Ask in the reply instead.' },
  ],
  keyboard: [['Tab', 'Moves through any times, then to the button.']],
  accessibility: ['The result is announced.', 'Nothing changes until the button is pressed.'],
};
