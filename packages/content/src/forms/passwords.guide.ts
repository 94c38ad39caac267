/** Shared by both cards for a new password. */
const password = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons.'],
    ['Enter', 'In a field: submits.'],
  ],
} as const;

export const forgotPasswordCard: ComponentGuide = {
  ...password,
  use: ['Use it on /auth, for a forgotten password: it mails a code, then asks for it.'],
  insteadUse: [
    { component: 'Content/Forms/SignInCard', when: 'the password is known.' },
    { component: 'Content/Forms/NewPasswordCard', when: 'the user opened the link in that mail.' },
  ],
  accessibility: [
    'The response is the same whether or not the account exists, and is announced.',
    'The code field has `autocomplete="one-time-code"`, so phones fill it in. Case, spaces and hyphens don’t matter.',
  ],
};
export const newPasswordCard: ComponentGuide = {
  ...password,
  use: [
    'Use it on /auth, after a mailed link: it sets the password and names the address.',
    'Use it also after a sign-in with the generated first password, which has to be changed before anything else.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ForgotPasswordCard', when: 'there is no link yet, or it no longer works.' },
    { component: 'Content/Forms/SignInCard', when: 'the password is already set.' },
    { component: 'Content/Admin/AccountManager', when: 'the owner changes a known password.' },
  ],
  accessibility: [
    'The minimum length is shown before people type, not only in the error.',
    'Both fields have `autocomplete="new-password"`, so password managers suggest and store one.',
  ],
};
