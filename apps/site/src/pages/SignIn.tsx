import { SignInCard } from '@advisor/content/forms';
import { Navigate, useLocation } from 'react-router-dom';
import { signIn, useSession } from '../backend/session';
import { findRoute } from '../routes';

/** /auth. Who is signed in goes on to the guarded page that was asked for, else to the start. */
export default function SignIn() {
  const session = useSession();
  const asked: unknown = useLocation().state?.from;
  if (session.status === 'signed-in') {
    const guarded = typeof asked === 'string' && findRoute(asked)?.access === 'guarded';
    return <Navigate to={guarded ? asked : '/'} replace />;
  }
  return <SignInCard onSubmit={({ email, password }) => signIn(email, password)} />;
}
