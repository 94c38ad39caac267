import type { ReactElement, ReactNode } from 'react';
import { Popover } from '../Popover';
import { actions } from './Menu.css';

export interface MenuProps {
  /** What opens and closes it: a `Button`, an `IconButton`, or another component that passes its props on to a `<button>`. */
  trigger: ReactElement;
  /** Its name for screen readers: the label of the button. */
  label: string;
  /** The actions: `MenuItem` and `MenuLink`, one below the other. */
  children: ReactNode;
}

/** Actions behind one button. Closes when one is chosen. Renders the button and a native popover. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <Popover trigger={trigger} label={label}>
      <div className={actions}>{children}</div>
    </Popover>
  );
}
