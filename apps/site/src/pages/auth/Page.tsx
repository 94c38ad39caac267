import { ForgotPasswordCard, NewPasswordCard, ResetLinkCard, SignInCard } from '@advisor/content/forms';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  enterResetCode,
  finishRecovery,
  followResetLink,
  requestPasswordReset,
  setNewPassword,
  signIn,
} from '../../backend/account/account';
import { useSession } from '../../backend/account/session';
import { guardedPath } from '../../routing/routes';

/** /auth. Signed-in visitors are redirected to the guarded page they asked for, otherwise to the landing page (AUTH-2). */
export default function SignIn() {
  const session = useSession();
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState(false);
  const [linkToken, setLinkToken] = useState<string | null>(null);
  // After the first render, because the prerendered page has no query or hash.
  useEffect(() => setForgotten(new URLSearchParams(search).has('forgot')), [search]);
  useEffect(() => setLinkToken(new URLSearchParams(hash.slice(1)).get('reset')), [hash]);
  if (linkToken !== null) {
    return (
      <ResetLinkCard
        newLinkHref="/auth?forgot"
        onContinue={async () => {
          await followResetLink(linkToken);
          void navigate('/auth', { replace: true });
        }}
      />
    );
  }
  if (session.status === 'signed-in' && (session.recovering || session.mustChangePassword)) {
    return (
      <NewPasswordCard
        email={session.email}
        reason={session.recovering ? 'forgotten' : 'first'}
        onSubmit={setNewPassword}
        onDone={finishRecovery}
      />
    );
  }
  if (session.status === 'signed-in') return <Navigate to={guardedPath(state?.from) ?? '/'} replace />;
  if (forgotten) {
    return (
      <ForgotPasswordCard
        onSubmit={requestPasswordReset}
        onCode={enterResetCode}
        onBack={() => void navigate('/auth', { replace: true })}
      />
    );
  }
  return <SignInCard onSubmit={({ email, password }) => signIn(email, password)} forgotPasswordHref="/auth?forgot" />;
}
