import { Spinner } from '@advisor/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../backend/session';

/** Shows its page to the owner alone: others go to /auth or, signed in without the role, to / (spec/site.md §2). */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'loading') return <Spinner label="Checking who is signed in" />;
  if (session.status === 'signed-out') return <Navigate to="/auth" replace state={{ from: pathname }} />;
  if (!session.isAdmin) return <Navigate to="/" replace />;
  return children;
}
