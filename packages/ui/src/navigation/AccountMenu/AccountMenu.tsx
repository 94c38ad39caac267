import { CircleUser } from 'lucide';
import { Icon } from '../../media/Icon';
import type { ReactNode } from 'react';
import { Menu } from '../../overlays/Menu';
import { NavBarButton } from '../NavBar/NavBarButton';
import { signedInAs } from './AccountMenu.css';

export interface AccountMenuProps {
  /** The email address of the signed-in user; empty as long as it is not known. */
  account: string;
  /** The actions: `MenuItem` and `MenuLink`. */
  children: ReactNode;
  /**
   * The label of the button that opens the menu.
   * @default 'Account'
   */
  label?: string;
}

/** The `Menu` of a signed-in user, at the right end of a `NavBar`. Renders a `<button>` and a native popover. */
export function AccountMenu({ account, children, label = 'Account' }: AccountMenuProps) {
  return (
    <Menu trigger={<NavBarButton icon={<Icon icon={CircleUser} />} label={label} />} label={label}>
      <p className={signedInAs}>{account}</p>
      {/* oxlint-disable-next-line translation/text-alone -- items of a menu */}
      {children}
    </Menu>
  );
}
