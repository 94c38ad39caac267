/** What is true of both cards with which an account gets a new password. */
const password = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons.'],
    ['Enter', 'In a field: sends.'],
  ],
} as const;

export const forgotPasswordCard: ComponentGuide = {
  ...password,
  use: ['On /auth, when the password is forgotten: sends a mail, then takes the code that stands in it.'],
  insteadUse: [
    { component: 'Content/Forms/SignInCard', when: 'the password is known.' },
    { component: 'Content/Forms/NewPasswordCard', when: 'the person came by the link of that mail.' },
  ],
  accessibility: [
    'The answer is the same whether or not there is such an account, and it is read out.',
    'The field of the code has `autocomplete="one-time-code"`: phones fill it in. Case, blanks and hyphens do not matter.',
  ],
};
export const newPasswordCard: ComponentGuide = {
  ...password,
  use: [
    'On /auth, for who came by the link of a mail: sets the password and says for which address.',
    'There too for who has signed in with a password that was made for them: nothing opens before they have their own.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ForgotPasswordCard', when: 'there is no link yet, or it no longer works.' },
    { component: 'Content/Forms/SignInCard', when: 'a password is set.' },
    { component: 'Content/Admin/AccountManager', when: 'the owner changes a password that they know.' },
  ],
  accessibility: [
    'How long the password must be stands below the field before anything is typed, not only in the error.',
    'Both fields have `autocomplete="new-password"`: password managers offer one and keep it.',
  ],
};
