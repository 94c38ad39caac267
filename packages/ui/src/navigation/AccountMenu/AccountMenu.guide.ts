export const guide: ComponentGuide = {
  status: 'stable',
  use: ['At the right end of the bar, for who is signed in: the account, and what can be done with it.'],
  insteadUse: [
    {
      component: 'Navigation/NavBar',
      when: 'the visitor is signed out: the bar has a plain link to sign in.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, and from there into the open menu.'],
    ['Enter', 'Opens and closes it.'],
    ['Space', 'Opens and closes it.'],
    ['Escape', 'Closes it and gives the focus back to the button.'],
  ],
  accessibility: [
    'A button with a native popover: the browser says whether it is open.',
    'Its parts are ordinary buttons and links, not menu items: they are reached with Tab, as everywhere else.',
  ],
};
