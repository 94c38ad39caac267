import { AdminFrame, AdminHeading, adminLinks } from '@advisor/content/admin';
import { ButtonLink, ErrorBoundary, Section, Skeleton, Spinner, Text } from '@advisor/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, type SessionState } from '../backend/account/session';
import { findRoute } from '../routing/routes';
import { KeptPage } from './KeptPage';
import { useUnread } from './unread';

const SessionEnded = lazy(() => import('./SessionEnded').then(({ SessionEnded }) => ({ default: SessionEnded })));

/** The last user and page shown: the input belongs to that user. */
interface Shown {
  userId: string;
  email: string;
  path: string;
}

/**
 * Shows its page to the owner only (AUTH-9): others are redirected to /auth or, if signed in without the role, to /. If
 * the session ends while the page is shown, other than by Sign Out here, the page is hidden with all its input, and the
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
              signedInInstead={
                session.status === 'signed-in' && session.userId !== kept.userId ? session.email : undefined
              }
              secondStep={secondStepOf(session, kept)}
              onLeave={() => setShown(null)}
            />
          </Suspense>
        ) : null}
      </>
    );
  }

  if (session.status === 'loading') return <Waiting path={pathname} unreachable={session.unreachable} />;
  if (session.status === 'signed-out' || session.mustChangePassword || session.secondStep)
    return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  if (!session.isAdmin) return <Navigate to="/" replace />;
  return <Screen path={pathname}>{children}</Screen>;
}

/** Only existing pages: some depend on the site’s settings. */
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
  // Rendered inside another screen.
  if (findRoute(path)?.framedHere) return screen;
  return <Workspace path={path}>{screen}</Workspace>;
}

/** The navigation with the number of unread messages, and a page. */
function Workspace({ path, children }: { path: string; children: ReactNode }) {
  const count = useUnread();
  const news = { count, label: 'unread' };
  return (
    <AdminFrame
      links={links.map((link) => (link.href === '/admin/messages' ? { ...link, news } : link))}
      currentPath={path}
    >
      {children}
    </AdminFrame>
  );
}

function maySee(session: SessionState): session is Extract<SessionState, { status: 'signed-in' }> {
  return session.status === 'signed-in' && session.isAdmin && !session.mustChangePassword;
}

/** Whether nothing has to be kept: they have signed out, or may no longer see the page. */
function isOver(session: SessionState, { userId }: Shown): boolean {
  if (session.status === 'signed-out') return session.byUser;
  if (session.status === 'loading' || session.userId !== userId) return false;
  return !session.secondStep && !maySee(session);
}

/** The page user's pending second step. */
function secondStepOf(session: SessionState, { userId }: Shown) {
  return session.status === 'signed-in' && session.userId === userId ? session.secondStep : null;
}

// ADMIN-47
/** The workspace before the user is known, as prerendered: no layout shift when the screen arrives. */
function Waiting({ path, unreachable }: { path: string; unreachable: boolean }) {
  const current = links.find(({ href }) => href === path);
  const screen = (
    <>
      {current ? <AdminHeading headline={current.label} /> : null}
      <Section wide>
        {unreachable ? (
          <>
            <div role="status">
              <Text color="soft">The server does not answer. You are still signed in, and it is asked again.</Text>
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
