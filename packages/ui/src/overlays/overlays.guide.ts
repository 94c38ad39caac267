/** What closes a dialog, beside its first line. */
export const closeButton = ['Close button', 'An X in the upper corner.', 'Actions/IconButton'] as const;

/** The keys that stay in a dialog. */
export const keysInside = [
  ['Tab', 'Moves to the next control inside the dialog.'],
  ['Shift+Tab', 'Moves to the previous control inside the dialog.'],
] as const;
