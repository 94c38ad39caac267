import { CircleUser } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { action, actionLabel } from '../NavBar/NavBar.css';
import { popoverTarget } from '../popoverTarget';
import { menu, signedInAs } from './AccountMenu.css';

export interface AccountMenuProps {
  /** The e-mail address of the signed-in user. */
  account: string;
  /** The actions: buttons and links. */
  children: ReactNode;
  /**
   * The label of the button that opens the menu.
   * @default 'Account'
   */
  label?: string;
}

/**
 * The menu of a signed-in user, at the right end of a `NavBar`. Renders a `<button>` and a native
 * popover, which closes on Escape and on a click outside, and returns focus.
 */
export function AccountMenu({ account, children, label = 'Account' }: AccountMenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={action} {...{ [popoverTarget]: id }}>
        <CircleUser aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
        <span className={actionLabel}>{label}</span>
      </button>
      <div id={id} popover="auto" className={menu} role="group" aria-label={label}>
        <p className={signedInAs}>{account}</p>
        {children}
      </div>
    </>
  );
}
