/** What closes a dialog, beside its first line. */
export const closeButton = ['Close button', 'An X in the upper corner.', 'Actions/IconButton'] as const;

/** The keys that stay in a dialog. */
export const keysInside = [
  ['Tab', 'Moves to the next control inside the dialog.'],
  ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
] as const;

const toButton = [
  'Tab',
  'Moves to the button; when it is open, into what it has opened, and out of it, which closes it.',
] as const;
const closing = ['Escape', 'Closes it and gives the focus back to the button.'] as const;

/** The keys of a `Popover`. */
export const keysOfPopover = [
  toButton,
  ['Enter', 'On the button: opens and closes it.'],
  ['Space', 'On the button: opens and closes it.'],
  closing,
] as const;

/** The keys of a `Menu`. */
export const keysOfMenu = [
  toButton,
  ['Enter', 'Opens and closes it. On an item: chooses that, closes the menu and gives the focus back to the button.'],
  ['Space', 'The same, except on a link.'],
  closing,
] as const;
