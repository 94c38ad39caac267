const step = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves from the code to the buttons.'],
    ['Enter', 'In the field: submits the code.'],
  ],
} as const;

export const secondStepForm: ComponentGuide = {
  ...step,
  use: [
    'Use it wherever a code from an authenticator app is needed: at sign-in, and before changes to an account’s authenticators.',
    'Set `onRecoveryCode` if the account has recovery codes.',
  ],
  insteadUse: [
    { component: 'Content/Forms/SecondStepCard', when: 'you need the whole card for /auth.' },
    { component: 'Content/Forms/ForgotPasswordCard', when: 'the code was mailed.' },
  ],
  accessibility: [
    'The field has `autocomplete="one-time-code"` and `inputmode="numeric"`: password managers and phones fill it in.',
    'Spaces and hyphens are ignored, so that codes can be pasted as the app shows them.',
    'Errors are announced, and the code stays in the field.',
  ],
};
export const secondStepCard: ComponentGuide = {
  ...step,
  use: ['Use it on /auth, after the password, for an account with an authenticator app.'],
  insteadUse: [
    { component: 'Content/Forms/SignInCard', when: 'the password is still needed.' },
    { component: 'Content/Admin/SessionEndedDialog', when: 'a session ended on an open page.' },
  ],
  accessibility: [
    'One `<h1>`; focus moves to the code field when the card appears.',
    'It names the account’s address before people type.',
  ],
};
