import { AdminFrame, AdminHeading, adminLinks } from '@advisor/content/admin';
import { ButtonLink, ErrorBoundary, Section, Skeleton, Spinner, Text } from '@advisor/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, type SessionState } from '../backend/account/session';
import { findRoute } from '../routing/routes';
import { KeptPage } from './KeptPage';

const SessionEnded = lazy(() => import('./SessionEnded').then(({ SessionEnded }) => ({ default: SessionEnded })));

/** The user and the page that were shown: what was typed belongs to that user. */
interface Shown {
  userId: string;
  email: string;
  path: string;
}

/**
 * Shows its page to the owner alone (AUTH-9): others go to /auth or, signed in without the role, to /. When the session
 * ends while the page is shown, other than by Sign Out here, the page is hidden with everything typed on it, and the
 * password is asked for in place (AUTH-6).
 */
export default function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const kept = shown?.path === pathname ? shown : null;

  if (maySee(session) && !kept) setShown({ userId: session.userId, email: session.email, path: pathname });
  if (kept && !isOver(session, kept)) {
    const ended = !(maySee(session) && session.userId === kept.userId);
    return (
      <>
        <KeptPage hidden={ended}>
          <Screen path={pathname}>{children}</Screen>
        </KeptPage>
        {ended ? (
          <Suspense>
            <SessionEnded
              email={kept.email}
              signedInInstead={session.status === 'signed-in' ? session.email : undefined}
              onLeave={() => setShown(null)}
            />
          </Suspense>
        ) : null}
      </>
    );
  }

  if (session.status === 'loading') return <Waiting path={pathname} unreachable={session.unreachable} />;
  if (session.status === 'signed-out' || session.mustChangePassword)
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  if (!session.isAdmin) return <Navigate to="/" replace />;
  return <Screen path={pathname}>{children}</Screen>;
}

/** Of the pages that there are: some depend on the site’s settings. */
const links = adminLinks.filter(({ href }) => findRoute(href));

/** A screen beside the navigation, with an error boundary: if one fails, the others remain. Keyed by path. */
function Screen({ path, children }: { path: string; children: ReactNode }) {
  const screen = (
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
  // It is shown inside another screen.
  if (findRoute(path)?.framedHere) return screen;
  return (
    <AdminFrame links={links} currentPath={path}>
      {screen}
    </AdminFrame>
  );
}

function maySee(session: SessionState): session is Extract<SessionState, { status: 'signed-in' }> {
  return session.status === 'signed-in' && session.isAdmin && !session.mustChangePassword;
}

/** Whether nothing has to be kept: they have signed out themselves, or may no longer see the page. */
function isOver(session: SessionState, { userId }: Shown): boolean {
  if (session.status === 'signed-out') return session.byUser;
  return session.status === 'signed-in' && session.userId === userId && !maySee(session);
}

// ADMIN-47
/** The workspace before it is known who is there, which is what the build writes: nothing moves when the screen comes. */
function Waiting({ path, unreachable }: { path: string; unreachable: boolean }) {
  const current = links.find(({ href }) => href === path);
  const screen = (
    <>
      {current ? <AdminHeading headline={current.label} /> : null}
      <Section wide>
        {unreachable ? (
          <>
            <div role="status">
              <Text color="textSoft">The server does not answer. You are still signed in, and it is asked again.</Text>
            </div>
            <Spinner label={null} />
          </>
        ) : (
          <Skeleton label="Checking who is signed in" />
        )}
      </Section>
    </>
  );
  if (!current) return screen;
  return (
    <AdminFrame links={links} currentPath={path}>
      {screen}
    </AdminFrame>
  );
}
