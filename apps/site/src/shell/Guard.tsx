import { ButtonLink, ErrorBoundary, Section, Spinner, Text } from '@advisor/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../backend/session';

/** Shows its page to the owner alone: others go to /auth or, signed in without the role, to / (spec/site.md §2). */
export default function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <Waiting unreachable={session.unreachable} />;
  if (session.status === 'signed-out')
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  if (!session.isAdmin) return <Navigate to="/" replace />;
  return <Screen path={pathname}>{children}</Screen>;
}

/** A screen that cannot be drawn leaves the bar, the footer and the other screens; another path is another screen. */
function Screen({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={path}
      title="This screen cannot be shown"
      message="What is stored is safe. Try again, or go back to the dashboard."
      action={
        <ButtonLink href="/admin" variant="secondary" size="small">
          Dashboard
        </ButtonLink>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function Waiting({ unreachable }: { unreachable: boolean }) {
  if (!unreachable) return <Spinner label="Checking who is signed in" />;
  return (
    <Section>
      <div role="status">
        <Text tone="soft">The server does not answer. You are still signed in, and it is asked again.</Text>
      </div>
      <Spinner label={null} />
    </Section>
  );
}
