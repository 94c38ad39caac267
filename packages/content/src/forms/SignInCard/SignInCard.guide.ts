export const guide: ComponentGuide = {
  status: 'stable',
  use: ['On /auth, for the owner and for visitors with an account. Nobody can sign up here.'],
  insteadUse: [{ component: 'Forms/Form', when: 'something is sent and nobody signs in.' }],
  keyboard: [
    ['Tab', 'Moves from address to password to the button.'],
    ['Enter', 'Signs in.'],
  ],
  accessibility: [
    'Browsers and password managers fill it in: both fields have their `autocomplete`.',
    'Without scripts it says so, in the place of the tab and its fields.',
    'A wrong password and an unknown address are answered alike, in words that are read out.',
  ],
};
