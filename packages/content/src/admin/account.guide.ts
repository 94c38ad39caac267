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
  anatomy: [
    ['Heading', 'Who is signed in.', 'Content/Admin/AdminHeading'],
    ['Password', 'The current password, then the new one twice.', 'Forms/Form'],
    ['Sessions', 'A row for each device that is signed in.', 'Content/Admin/SessionEntry'],
    ['End all others', 'Only if another device is signed in.', 'Actions/Button'],
    ['Question', 'Before a session is ended.', 'Overlays/ConfirmDialog'],
  ],
  content: [
    'The question before a single session ends names its device: “End the session of Safari on iOS?”',
    'Why the server refused what is in a field stands at that field, as one sentence: “The current password is not right.”',
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
  anatomy: [
    ['Heading', 'The device, or “Unknown device”.', 'Text/Heading'],
    ['Facts', 'When the session was last seen, when it was signed in, and its place.'],
    ['End', 'A button that ends the session. The current session has a badge in its place.', 'Actions/Button'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button, if there is one.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
  accessibility: [
    'An `<article>` with a heading; the button names the device to screen readers.',
    'The place is text, and always “Unknown”: addresses are not looked up.',
  ],
};
export const sessionEndedDialog: ComponentGuide = {
  ...account,
  use: [
    'Over an admin page whose session has ended: asks for the password in place, so that nothing typed is lost.',
    'Hide the page behind it: someone else may be at the screen.',
  ],
  insteadUse: [{ component: 'Content/Forms/SignInCard', when: 'nothing can be lost.' }],
  anatomy: [
    ['Title', '“Your session has ended”, and a button that leaves the page.', 'Text/Heading'],
    ['Description', 'Who has to sign in again, and that the page is as it was.', 'Text/Text'],
    ['Other account', 'Only if somebody else is signed in in this browser: who that is.', 'Feedback/Alert'],
    ['Password', 'The only field.', 'Forms/TextField'],
    ['Note', 'Only if something is unsaved: what leaving would lose.', 'Text/Text'],
    ['Failure', 'After a failed attempt: why.', 'Feedback/Alert'],
    ['Buttons', '“Sign In”, then “Leave” or “Leave without saving”.', 'Actions/Button'],
  ],
  keyboard: [
    ['Tab', 'Moves from the password to the buttons; focus stays inside.'],
    ['Enter', 'In the field: signs in.'],
    ['Escape', 'Leaves the page; with unsaved changes it first asks whether to discard them.'],
  ],
  content: [
    'Why a sign-in failed comes from the server and ends the title of the notice, without a period: “Sign in failed: Invalid login credentials”.',
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the field and returns to where it was.',
    'A wrong password is announced as text; what was typed behind the dialog is kept.',
  ],
};
