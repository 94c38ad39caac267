export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'At the right end of the navigation bar, on every page: Login for a visitor, the account for everyone who is signed in.',
  ],
  insteadUse: [
    { component: 'Navigation/AccountMenu', when: 'the actions of the account are other ones.' },
    { component: 'Navigation/ThemeSwitch', when: 'the site has no accounts.' },
  ],
  anatomy: [
    ['Theme', 'A button that opens the choice between light, dark and the system’s theme.', 'Navigation/ThemeSwitch'],
    ['Login', 'A link to the sign-in page. For visitors who are signed out.', 'Actions/ButtonLink'],
    ['Admin', 'A link to the admin area. For the owner.'],
    [
      'Account',
      'A button that opens a menu with the email address, Your account for the owner, and Sign Out. For everyone who is signed in.',
      'Navigation/AccountMenu',
    ],
  ],
  donts: [
    {
      story: 'NullUntilKnown',
      caption:
        '`null` until the session is known: someone who is signed in sees Login first. Leave the account `undefined` until then.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the buttons and links, and into an open menu.'],
    ['Enter', 'Follows a link; opens and closes a menu.'],
    ['Space', 'Opens and closes a menu.'],
    ['Escape', 'Closes a menu and returns the focus to its button.'],
  ],
  content: ['Its words are fixed: the owner has no fields for them.'],
  accessibility: [
    'In the wide bar Theme, Admin and Account are icons, with their names for screen readers. In the menu of a narrow window the names are visible.',
    'What is not for this person is not displayed, so it is not announced either.',
    'The menus are native popovers: the browser says whether they are open.',
  ],
};
