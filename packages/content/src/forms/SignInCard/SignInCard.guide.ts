export const guide: ComponentGuide = {
  status: 'stable',
  use: ['On /auth, for the owner and for visitors with an account. There is no sign-up.'],
  insteadUse: [{ component: 'Forms/Form', when: 'it is not a sign-in.' }],
  keyboard: [
    ['Tab', 'Moves from address to password to the button.'],
    ['Enter', 'Signs in.'],
  ],
  accessibility: [
    'Browsers and password managers fill it in: both fields have their `autocomplete`.',
    'Without scripts, a message replaces the tab and its fields.',
    'A wrong password and an unknown address have the same error, which is announced.',
  ],
};
