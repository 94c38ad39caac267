export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it on /auth, for the owner and visitors with an account. There is no sign-up.'],
  insteadUse: [{ component: 'Forms/Form', when: 'the form is not a sign-in.' }],
  anatomy: [
    ['Heading and intro', 'What is signed in to.'],
    ['Message', 'Above the form: a link that no longer works, or scripts that are off.'],
    ['Fields', 'E-mail and password.'],
    ['Buttons', 'Signs in; leads to the form for a forgotten password.'],
  ],
  keyboard: [
    ['Tab', 'Moves from address to password to the button.'],
    ['Enter', 'Signs in.'],
  ],
  accessibility: [
    'Both fields have `autocomplete`, so browsers and password managers fill them in.',
    'Without scripts, a message replaces the tab and its fields.',
    'A wrong password and an unknown address get the same error, which is announced.',
  ],
};
