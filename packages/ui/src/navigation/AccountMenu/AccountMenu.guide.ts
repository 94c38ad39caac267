import { keysOfMenu } from '../../overlays/overlays.guide.ts';
import { menuButton } from '../navigation.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['At the right end of the bar, for who is signed in: the account, and what can be done with it.'],
  insteadUse: [
    { component: 'Overlays/Menu', when: 'the actions are of something else.' },
    {
      component: 'Navigation/NavBar',
      when: 'the visitor is signed out: the bar has a plain link to sign in.',
    },
  ],
  anatomy: [
    menuButton,
    ['Account', 'The email address of who is signed in; empty as long as it is not known.'],
    ['Actions', 'The items of a menu, one below the other.', 'Overlays/Menu'],
  ],
  dos: [{ story: 'Open', caption: 'The address of the account, and below it what can be done with the account.' }],
  donts: [
    {
      story: 'SitePagesInMenu',
      caption:
        'Pages of the site in the menu of the account: whoever is signed out cannot see them, and nobody looks for them there.',
    },
  ],
  keyboard: keysOfMenu,
  content: [
    'An action says in one or two words what it does, such as “Sign Out”. The label of the button is one word, “Account”.',
  ],
  accessibility: [
    'A `Menu`: a button with a native popover, whose items are ordinary buttons and links, reached with Tab.',
  ],
};
