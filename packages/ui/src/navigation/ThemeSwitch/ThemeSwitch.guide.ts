import { menuButton } from '../navigation.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, in the bar: switches between the light theme, the dark one and the system’s.'],
  insteadUse: [
    { component: 'Overlays/Popover', when: 'it is another setting.' },
    {
      component: 'Fields/RadioGroupInput',
      when: 'a theme is one setting among others on a page of settings.',
    },
  ],
  anatomy: [menuButton, ['Choices', 'Light, Dark and System, side by side in the menu. The current one is filled.']],
  dos: [{ story: 'Open', caption: 'One switch on the page: its menu marks the current choice.' }],
  donts: [
    {
      story: 'TwoSwitches',
      caption: 'Two switches on a page: only one of them can mark the current choice, and the first shows none.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, and from there into the open menu, to the current choice.'],
    ['Enter', 'On the button: opens and closes the menu.'],
    ['Space', 'The same.'],
    ['ArrowRight ArrowDown', 'In the menu: selects the next choice, which applies at once.'],
    ['ArrowLeft ArrowUp', 'Selects the previous one.'],
    ['Escape', 'Closes the menu and returns focus to the button.'],
  ],
  content: ['Its words are fixed: “Theme” on the button, and “Light”, “Dark” and “System” in the menu.'],
  accessibility: [
    'A button “Theme” with a `Popover`: the browser says whether it is open.',
    'The choices are radio buttons in a group named “Theme”: the current one is announced, not only visible.',
    'Works without a script, because the stylesheet follows the radio buttons; the choice is stored once scripts run.',
    'Follows other code that changes the theme of the page, such as this Storybook’s toolbar.',
  ],
};
