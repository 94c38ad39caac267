import { AccountMenu, Button, ButtonLink, NavBarAction, ThemeSwitch } from '@advisor/ui';
import { Settings2 } from 'lucide-react';

export interface AccountNavProps {
  /** Who is signed in; without it the visitor is offered to. */
  account?: { email: string; isAdmin: boolean };
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

/**
 * The right end of the navigation bar: the theme, and Login for who is signed out; for who is signed in an account
 * menu with Sign Out, and for the owner the ways to /admin and to the own account (spec/site.md §2, decisions.md "signed-in non-admin").
 */
export function AccountNav({ account, onSignOut }: AccountNavProps) {
  return (
    <>
      <ThemeSwitch />
      {account?.isAdmin ? (
        <NavBarAction
          href="/admin"
          label="Admin"
          icon={<Settings2 aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
        />
      ) : null}
      {account ? (
        <AccountMenu account={account.email}>
          {account.isAdmin ? (
            <ButtonLink href="/admin/account" variant="quiet" size="small">
              Your account
            </ButtonLink>
          ) : null}
          <Button variant="secondary" size="small" onClick={onSignOut}>
            Sign Out
          </Button>
        </AccountMenu>
      ) : (
        <ButtonLink href="/auth" variant="secondary" size="small">
          Login
        </ButtonLink>
      )}
    </>
  );
}
