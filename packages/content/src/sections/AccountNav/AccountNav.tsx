import { AccountMenu, ButtonLink, Icon, MenuItem, MenuLink, NavBarAction, ThemeSwitch } from '@advisor/ui';
import { Settings2 } from 'lucide';
import { byAccount, byPage } from './AccountNav.css';

export interface AccountNavProps {
  /**
   * The signed-in account; `null` when signed out. As long as it is not known, as in a prerendered page, the stylesheet
   * decides: `<html data-account="admin">` shows the owner's actions, another value those of everyone who is signed in,
   * and a page without the attribute shows Login.
   */
  account?: { email: string; isAdmin: boolean } | null;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

// SITE-7
/**
 * The right end of the navigation bar: the theme switch, and Login when signed out. When signed in, an account menu with
 * Sign Out; the owner also has links to /admin and to the account page.
 */
export function AccountNav({ account, onSignOut }: AccountNavProps) {
  const shownTo = account === undefined ? byPage : byAccount;
  const isOwner = account === undefined || account?.isAdmin;
  return (
    <>
      <ThemeSwitch />
      {account ? null : (
        <div className={shownTo.signedOut}>
          <ButtonLink href="/auth" variant="secondary" size="small">
            Login
          </ButtonLink>
        </div>
      )}
      {isOwner ? (
        <div className={shownTo.admin}>
          <NavBarAction href="/admin" label="Admin" icon={<Icon icon={Settings2} />} />
        </div>
      ) : null}
      {account === null ? null : (
        <div className={shownTo.signedIn}>
          <AccountMenu account={account?.email ?? ''}>
            {isOwner ? (
              <div className={shownTo.admin}>
                <MenuLink href="/admin/account">Your account</MenuLink>
              </div>
            ) : null}
            <MenuItem onClick={onSignOut}>Sign Out</MenuItem>
          </AccountMenu>
        </div>
      )}
    </>
  );
}
