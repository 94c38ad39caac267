export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it once, in the bar: switches between the light, the dark and the system theme.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'the theme is one of several settings on a page.',
    },
  ],
  anatomy: [
    ['Button', 'Opens the menu.'],
    ['Choice', 'Light, dark or system.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button, then to the current choice in the open menu.'],
    ['Enter', 'On the button: opens or closes the menu.'],
    ['Space', 'The same.'],
    ['ArrowRight ArrowDown', 'In the menu: selects the next theme and applies it.'],
    ['ArrowLeft ArrowUp', 'Selects the previous theme.'],
    ['Escape', 'Closes the menu and returns focus to the button.'],
  ],
  accessibility: [
    'A button “Theme” with a native popover: the browser announces whether it is open.',
    'The themes are radio buttons in a group named “Theme”, so the current one is announced.',
    'Works without scripts, because the stylesheet follows the radio buttons; the choice is stored once scripts run.',
    'Stays in sync with other code that changes the theme, such as this Storybook’s toolbar.',
  ],
};
