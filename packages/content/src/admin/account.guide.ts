/** What is true of the own account. */
const account = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields, then from button to button.'],
    ['Enter', 'In a field: sends. On a button: presses it.'],
    ['Space', 'Presses a button.'],
  ],
} as const;

export const accountManager: ComponentGuide = {
  ...account,
  use: [
    'On /admin/account: changes a password that is known, and shows and ends the sessions of the account.',
    'A new password ends all other sessions, and the notice says so.',
  ],
  insteadUse: [
    { component: 'Content/Forms/NewPasswordCard', when: 'the password is forgotten, or was made for the owner.' },
    { component: 'Content/Admin/SessionEntry', when: 'one session is shown.' },
  ],
  accessibility: [
    'One `<h1>`, a section for the password and one for the sessions, each with a heading.',
    'Ending a session asks first; what was ended or failed is read out.',
    'The fields have their `autocomplete`: password managers fill in the old one and keep the new one.',
  ],
};
export const sessionEntry: ComponentGuide = {
  ...account,
  use: ['One place where the account is signed in: its device, when it was seen last, when it was signed in.'],
  insteadUse: [{ component: 'Content/Admin/MessageEntry', when: 'it is what a visitor sent.' }],
  accessibility: [
    'An `<article>` with a heading; the button names the device to screen readers.',
    'That a place is unknown stands in words: addresses are not looked up.',
  ],
};
export const sessionEndedDialog: ComponentGuide = {
  ...account,
  use: [
    'Over a page of the owner whose session has ended: asks for the password in place, so that nothing typed is lost.',
    'Hide the page behind it: whoever sits there may be someone else.',
  ],
  insteadUse: [{ component: 'Content/Forms/SignInCard', when: 'nothing is open that could be lost.' }],
  keyboard: [
    ['Tab', 'Moves from the password to the buttons; it stays inside.'],
    ['Enter', 'In the field: signs in.'],
    ['Escape', 'Asks to leave; with unsaved changes it asks whether they may go.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; the focus begins in the field and goes back to where it was.',
    'A wrong password is said in words and read out; what was typed behind the dialog is kept.',
  ],
};
