import { ButtonLink, ThemeSwitch } from '@advisor/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import type { SignedInActionsProps } from './SignedInActions';

export interface AccountNavProps {
  /** The signed-in account; without it, a Login button is shown. */
  account?: { email: string; isAdmin: boolean };
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

// SITE-7
/**
 * The right end of the navigation bar: the theme switch, and Login when signed out. When signed in, an account menu with
 * Sign Out; the owner also has links to /admin and to the account page.
 */
export function AccountNav({ account, onSignOut }: AccountNavProps) {
  return (
    <>
      <ThemeSwitch />
      {account ? (
        <Suspense>
          <SignedInActions account={account} onSignOut={onSignOut} />
        </Suspense>
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
