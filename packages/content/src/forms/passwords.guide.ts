/** Shared by the cards for a new password. */
const password = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons.'],
    ['Enter', 'In a field: submits.'],
  ],
  content: [
    'The words are its own; only the reason why something was refused comes from the server, as one plain sentence.',
  ],
} as const;

const heading = ['Heading', 'The `<h1>` of the page, with a sentence below it.'] as const;

export const forgotPasswordCard: ComponentGuide = {
  ...password,
  use: ['On /auth, for a forgotten password: sends a mail, then accepts the code in it.'],
  insteadUse: [
    { component: 'Content/Forms/SignInCard', when: 'the password is known.' },
    { component: 'Content/Forms/ResetLinkCard', when: 'the person opened the link in that mail.' },
  ],
  anatomy: [
    heading,
    ['Notice', 'What was sent and how long it is good for. After sending only.', 'Feedback/Alert'],
    ['Field', 'First the address, then the code of the mail.', 'Forms/TextField'],
    ['Buttons', '“Send link”, then “Continue”; beside it “Back to sign in”.', 'Actions/Button'],
  ],
  dos: [{ story: 'Sent', caption: 'The response does not tell whether there is an account with this address.' }],
  donts: [
    {
      story: 'UnknownAddress',
      caption: 'The response tells that there is no such account: anybody can find out who has one.',
    },
  ],
  accessibility: [
    'The response is the same whether or not there is such an account, and it is announced.',
    'The code field has `autocomplete="one-time-code"`, so phones fill it in. Case, spaces and hyphens do not matter.',
  ],
};
export const resetLinkCard: ComponentGuide = {
  ...password,
  use: [
    'On /auth, when the link of a mail for a new password is opened: uses it when the button is pressed.',
    'Programs that check or preview mails open their links too; they press no buttons.',
  ],
  insteadUse: [
    {
      component: 'Content/Forms/ForgotPasswordCard',
      when: 'there is no link yet, or the code of the mail is entered.',
    },
    { component: 'Content/Forms/NewPasswordCard', when: 'the link was taken.' },
  ],
  anatomy: [
    heading,
    ['Button', 'Uses the link.', 'Actions/Button'],
    ['Link', 'To where another mail can be asked for.', 'Actions/ButtonLink'],
  ],
  dos: [{ story: 'Refused', caption: 'A sentence says why the link was refused, and the other button helps.' }],
  donts: [{ story: 'ErrorCode', caption: 'The code of an error: it does not say what happened, nor what to do.' }],
  keyboard: [
    ['Tab', 'Moves to the button, then to the link.'],
    ['Enter', 'On the button: uses the link. On the link: follows it.'],
  ],
  accessibility: ['Why a link was refused is announced as text.'],
};
export const newPasswordCard: ComponentGuide = {
  ...password,
  use: [
    'On /auth, after the link or the code of a mail: sets the password and says for which address.',
    'Also after a sign-in with the generated first password, which has to be changed before anything else.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ForgotPasswordCard', when: 'there is no link yet, or it no longer works.' },
    { component: 'Content/Forms/SignInCard', when: 'the password is set.' },
    { component: 'Content/Admin/AccountManager', when: 'the owner changes a password that they know.' },
  ],
  anatomy: [
    heading,
    ['Current password', 'Only when the server asks for it.', 'Forms/TextField'],
    ['New password', 'Twice, with the minimum length below it.', 'Forms/TextField'],
    ['Button', '“Set password”.', 'Actions/Button'],
  ],
  dos: [{ story: 'Empty', caption: 'The address of the account is named.' }],
  donts: [
    { story: 'NoAddress', caption: 'The account is not named: whoever has two cannot tell whose password is set.' },
  ],
  accessibility: [
    'The minimum length is shown with the field before anything is typed, not only in the error.',
    'Both fields have `autocomplete="new-password"`, so password managers suggest and store one.',
  ],
};
