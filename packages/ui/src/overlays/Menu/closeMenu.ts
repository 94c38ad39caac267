import type { MouseEvent } from 'react';

/** Closes the menu that a chosen item is in; its button gets the focus. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
