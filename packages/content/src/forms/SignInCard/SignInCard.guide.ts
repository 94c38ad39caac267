export const guide: ComponentGuide = {
  status: 'stable',
  use: ['On /auth, for the owner and for visitors with an account. There is no sign-up.'],
  insteadUse: [{ component: 'Forms/Form', when: 'it is not a sign-in.' }],
  anatomy: [
    ['Heading', 'The `<h1>` of the page, with a sentence below it.'],
    ['Tab', 'The one way to sign in.', 'Navigation/Tabs'],
    ['Fields', 'The address and the password.', 'Forms/TextField'],
    ['Button', '“Sign In”; beside it the link for a forgotten password, with `forgotPasswordHref`.', 'Actions/Button'],
  ],
  dos: [{ story: 'Refused', caption: 'One sentence for a wrong password and for an unknown address.' }],
  donts: [
    {
      story: 'WrongPassword',
      caption: 'The sentence confirms that the address has an account, which helps whoever guesses passwords.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from address to password to the button.'],
    ['Enter', 'Signs in.'],
  ],
  content: [
    'The words are its own; only the reason why a sign-in failed comes from the server, after “Sign in failed:”.',
  ],
  accessibility: [
    'Browsers and password managers fill it in: both fields have their `autocomplete`.',
    'Without scripts, a message replaces the tab and its fields.',
    'A wrong password and an unknown address have the same error, which is announced.',
  ],
};
