import { menuButton } from '../navigation.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['At the right end of the bar, for who is signed in: the account, and what can be done with it.'],
  insteadUse: [
    {
      component: 'Navigation/NavBar',
      when: 'the visitor is signed out: the bar has a plain link to sign in.',
    },
  ],
  anatomy: [
    menuButton,
    ['Account', 'The email address of who is signed in; empty as long as it is not known.'],
    ['Actions', 'Buttons and links, one below the other.', 'Actions/Button'],
  ],
  dos: [{ story: 'Open', caption: 'The address of the account, and below it what can be done with the account.' }],
  donts: [
    {
      story: 'SitePagesInMenu',
      caption:
        'Pages of the site in the menu of the account: whoever is signed out cannot see them, and nobody looks for them there.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, and from there into the open menu.'],
    ['Enter', 'Opens and closes it.'],
    ['Space', 'Opens and closes it.'],
    ['Escape', 'Closes it and gives the focus back to the button.'],
  ],
  content: [
    'An action says in one or two words what it does, such as “Sign Out”. The label of the button is one word, “Account”.',
  ],
  accessibility: [
    'A button with a native popover: the browser says whether it is open.',
    'Its parts are ordinary buttons and links, not menu items: they are reached with Tab, as everywhere else.',
  ],
};
