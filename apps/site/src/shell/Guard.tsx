import { Section, Spinner, Text } from '@advisor/ui';
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
  return children;
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
