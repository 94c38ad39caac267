import { CircleUser } from 'lucide';
import { Icon } from '../../media/Icon';
import type { ReactNode } from 'react';
import { NavBarMenu } from '../NavBar/NavBarMenu';
import { signedInAs } from './AccountMenu.css';

export interface AccountMenuProps {
  /** The email address of the signed-in user; empty as long as it is not known. */
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
  return (
    <NavBarMenu icon={<Icon icon={CircleUser} />} label={label} role="group">
      <p className={signedInAs}>{account}</p>
      {/* oxlint-disable-next-line translation/text-alone -- buttons and links */}
      {children}
    </NavBarMenu>
  );
}
