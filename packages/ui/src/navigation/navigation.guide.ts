/** What opens a menu of the bar. */
export const menuButton = [
  'Button',
  'Opens the menu, and closes it. An icon in the bar; in the menu of a narrow window, the icon with its label.',
] as const;
