export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, in the bar: chooses the light theme, the dark one, or the one that the system wishes for.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroup',
      when: 'a theme is one setting among others on a page of settings.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, and from there into the open menu, to the choice in force.'],
    ['Enter', 'On the button: opens and closes the menu.'],
    ['Space', 'The same.'],
    ['ArrowRight ArrowDown', 'In the menu: takes the next choice, which shows at once.'],
    ['ArrowLeft ArrowUp', 'Takes the one before.'],
    ['Escape', 'Closes the menu and gives the focus back to the button.'],
  ],
  accessibility: [
    'A button “Theme” with a native popover: the browser says whether it is open.',
    'The choices are radio buttons in a group named “Theme”: the one in force is read out, not only drawn.',
    'Works without a script, because the stylesheet follows the radio buttons; the choice is kept once there is one.',
    'Follows whoever else changes the theme of the page, as the toolbar of this Storybook does.',
  ],
};
