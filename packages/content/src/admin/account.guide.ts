/** What is true of the own account. */
const account = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields, then from button to button.'],
    ['Enter', 'In a field: submits. On a button: presses it.'],
    ['Space', 'Presses a button.'],
  ],
} as const;

export const accountManager: ComponentGuide = {
  ...account,
  use: [
    'On /admin/account: changes the current password, and lists and ends the sessions of the account.',
    'A new password ends all other sessions, and the notice says so.',
  ],
  insteadUse: [
    { component: 'Content/Forms/NewPasswordCard', when: 'the password was forgotten, or was generated for the owner.' },
    { component: 'Content/Admin/SessionEntry', when: 'one session is shown.' },
  ],
  accessibility: [
    'One `<h1>`, a section for the password and one for the sessions, each with a heading.',
    'Ending a session asks first; the result is announced.',
    'The fields have their `autocomplete`: password managers fill in the old password and store the new one.',
  ],
};
export const sessionEntry: ComponentGuide = {
  ...account,
  use: ['One session of the account: its device, when it was last seen, when it was signed in.'],
  insteadUse: [{ component: 'Content/Admin/MessageEntry', when: 'it is what a visitor sent.' }],
  accessibility: [
    'An `<article>` with a heading; the button names the device to screen readers.',
    'An unknown location is stated as text: addresses are not looked up.',
  ],
};
export const sessionEndedDialog: ComponentGuide = {
  ...account,
  use: [
    'Over an admin page whose session has ended: asks for the password in place, so that nothing typed is lost.',
    'Hide the page behind it: someone else may be at the screen.',
  ],
  insteadUse: [{ component: 'Content/Forms/SignInCard', when: 'nothing can be lost.' }],
  keyboard: [
    ['Tab', 'Moves from the password to the buttons; focus stays inside.'],
    ['Enter', 'In the field: signs in.'],
    ['Escape', 'Asks to leave; with unsaved changes it asks whether to discard them.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the field and returns to where it was.',
    'A wrong password is announced as text; what was typed behind the dialog is kept.',
  ],
};
