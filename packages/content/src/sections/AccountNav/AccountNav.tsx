import { ButtonLink, ThemeSwitch } from '@advisor/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { room } from './AccountNav.css';
import type { SignedInActionsProps } from './SignedInActions';

export interface AccountNavProps {
  /** The signed-in account; without it, a Login button is shown. */
  account?: { email: string; isAdmin: boolean };
  /**
   * Whether it is not known yet who is there: room is kept for an owner's account.
   * @default false
   */
  pending?: boolean;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

// SITE-7
/**
 * The right end of the navigation bar: the theme switch, and Login when signed out. When signed in, an account menu with
 * Sign Out; the owner also has links to /admin and to the account page.
 */
export function AccountNav({ account, pending = false, onSignOut }: AccountNavProps) {
  return (
    <>
      <ThemeSwitch />
      {account ? (
        <Suspense fallback={account.isAdmin ? <span className={room} /> : null}>
          <SignedInActions account={account} onSignOut={onSignOut} />
        </Suspense>
      ) : pending ? (
        <span className={room} />
      ) : (
        <ButtonLink href="/auth" variant="secondary" size="small">
          Login
        </ButtonLink>
      )}
    </>
  );
}

/** If they cannot be loaded offline, the page works without them. */
const SignedInActions = lazy<ComponentType<SignedInActionsProps>>(() =>
  import('./SignedInActions').then(
    ({ SignedInActions }) => ({ default: SignedInActions }),
    () => ({ default: () => null }),
  ),
);
