import { AccountMenu, Button, ButtonLink, Icon, NavBarAction } from '@advisor/ui';
import { Settings2 } from 'lucide';

export interface SignedInActionsProps {
  /** The signed-in account. */
  account: { email: string; isAdmin: boolean };
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

/** The part of `AccountNav` for signed-in visitors; others do not load it. */
export function SignedInActions({ account, onSignOut }: SignedInActionsProps) {
  return (
    <>
      {account.isAdmin ? <NavBarAction href="/admin" label="Admin" icon={<Icon icon={Settings2} />} /> : null}
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
    </>
  );
}
