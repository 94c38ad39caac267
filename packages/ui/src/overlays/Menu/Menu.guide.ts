import { keysOfMenu } from '../overlays.guide.ts';

export const guide: ComponentGuide = {
  status: 'draft',
  use: ['For three to seven actions on one thing, where there is no room for them or they are seldom needed.'],
  insteadUse: [
    { component: 'Actions/Button', when: 'there are one or two, or one is what most people have come for: show them.' },
    { component: 'Navigation/AccountMenu', when: 'it is the account of who is signed in.' },
    { component: 'Navigation/NavBar', when: 'they are the pages of the site.' },
    { component: 'Fields/SelectInput', when: 'a value is chosen.' },
    { component: 'Overlays/Popover', when: 'it holds a setting or anything else that is not an action.' },
  ],
  anatomy: [
    ['Button', 'Opens the menu, and closes it.', 'Actions/Button'],
    [
      'Items',
      '`MenuItem` starts an action, `MenuLink` leads to another page. One below the other, all with an icon or none.',
    ],
  ],
  dos: [{ story: 'Open', caption: 'What is done often comes first, what destroys something last and in red.' }],
  donts: [
    { story: 'MainActionInMenu', caption: 'What most people have come for in a menu: they have to look for it first.' },
  ],
  keyboard: keysOfMenu,
  content: [
    'An item is one to three words, with a verb first and without a period: “Duplicate”. A link has the name of its page.',
    'Say what the menu is of in its button, or name the thing in `label`: “Actions for White bean soup”.',
  ],
  accessibility: [
    'Its items are ordinary buttons and links, which Tab reaches as everywhere else, and not a `menu` of ARIA, whose keys few people know on a web page.',
    'A native popover: it opens before the script of a page has arrived, and its links work without one.',
    'When the focus leaves the menu it closes, so that it never covers what has the focus.',
  ],
};
