export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it at the end of the bar for a signed-in user: shows the account and its actions.'],
  insteadUse: [
    {
      component: 'Navigation/NavBar',
      when: 'the visitor is signed out: use a plain sign-in link in the bar.',
    },
  ],
  anatomy: [
    ['Button', 'A person icon, named by `label`.'],
    ['Account', 'Who is signed in.'],
    ['Actions', '`children`: links and buttons; sign out comes last.'],
  ],
  content: ['Set `account` to the address used to sign in.', 'Start actions with a verb: “Sign out”.'],
  keyboard: [
    ['Tab', 'Moves to the button, then into the open menu.'],
    ['Enter', 'Opens or closes the menu.'],
    ['Space', 'Opens or closes the menu.'],
    ['Escape', 'Closes the menu and returns focus to the button.'],
  ],
  accessibility: [
    'A button with a native popover: the browser announces whether it is open.',
    'Its items are ordinary links and buttons, not menu items: Tab moves through them.',
  ],
};
