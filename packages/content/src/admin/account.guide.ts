const account = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields and buttons.'],
    ['Enter', 'In a field: submits. On a button: activates it.'],
    ['Space', 'On a button: activates it.'],
  ],
} as const;

export const accountManager: ComponentGuide = {
  ...account,
  use: [
    'Use it on /admin/account, to change the password, set up two-step sign-in, and list and end sessions.',
    'A new password ends all other sessions, and a notice says so.',
  ],
  insteadUse: [
    { component: 'Content/Forms/NewPasswordCard', when: 'the password was forgotten or generated.' },
    { component: 'Content/Admin/SessionEntry', when: 'you show a single session.' },
  ],
  accessibility: [
    'One `<h1>`, and a section with a heading each for password, two-step sign-in and sessions.',
    'Ending a session asks for confirmation; the result is announced.',
    'Fields have `autocomplete`: password managers fill in the old password and store the new one.',
  ],
};
export const secondFactorSection: ComponentGuide = {
  ...account,
  use: [
    'Use it on /admin/account, to set up, list and remove authenticator apps, and to create recovery codes.',
    'An app is active after its first correct code. Removing one requires a code.',
  ],
  insteadUse: [
    { component: 'Content/Forms/SecondStepForm', when: 'you only ask for a code.' },
    { component: 'Content/Admin/RecoveryCodes', when: 'you show recovery codes.' },
  ],
  anatomy: [
    ['State', 'Whether it is on, and the apps with a button that removes each.'],
    ['Recovery codes', 'How many are left; a warning when they are few.'],
    ['Setup', 'A dialog with its steps: name, key and first code, recovery codes.'],
  ],
  accessibility: [
    'The key is also text beside the QR code, for phones, screen readers and password managers.',
    'Each dialog is named by its title; errors are announced, and input is kept.',
    'Buttons name their app for screen readers.',
  ],
};
export const recoveryCodes: ComponentGuide = {
  ...account,
  use: ['Use it once, right after recovery codes are created: to copy, download or print them.'],
  insteadUse: [{ component: 'Content/Admin/SecondFactorSection', when: 'you show how many codes are left.' }],
  accessibility: [
    'A named `<ul>`; the codes are text in groups of four, in a font with distinct characters.',
    'Only the account and the codes are printed.',
  ],
};
export const sessionEntry: ComponentGuide = {
  ...account,
  use: ['Use it for one session of the account: its device, when it was last active, and when it signed in.'],
  insteadUse: [{ component: 'Content/Admin/MessageEntry', when: 'you show a visitor’s message.' }],
  anatomy: [
    ['Device', 'The heading.'],
    ['Facts', 'When it was last seen and when it signed in; that its place is unknown.'],
    ['End', 'A badge for this session, or a button that ends another one.'],
  ],
  accessibility: [
    'An `<article>` with a heading; the button names the device for screen readers.',
    'An unknown location is stated as text: IP addresses are not looked up.',
  ],
};
export const sessionEndedDialog: ComponentGuide = {
  ...account,
  use: [
    'Use it over an admin page whose session has ended: people enter the password in place, so that no input is lost.',
    'It then asks for a code, if the account has an authenticator app.',
    'Hide the page behind it: someone else may be at the screen.',
  ],
  insteadUse: [{ component: 'Content/Forms/SignInCard', when: 'there is no input to lose.' }],
  keyboard: [
    ['Tab', 'Moves from the password to the buttons; focus is trapped in the dialog.'],
    ['Enter', 'In the field: signs in.'],
    ['Escape', 'Requests to leave; with unsaved changes, asks whether to discard them.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the field and returns to its previous place.',
    'A wrong password is announced; input behind the dialog is kept.',
  ],
};
