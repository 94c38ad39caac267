import { ForgotPasswordCard, NewPasswordCard, SignInCard } from '@advisor/content/forms';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  enterResetCode,
  finishRecovery,
  requestPasswordReset,
  setNewPassword,
  signIn,
} from '../../backend/account/account';
import { isRefusedLink } from '../../backend/account/recoveryLink';
import { useSession } from '../../backend/account/session';
import { guardedPath } from '../../routing/routes';

/** /auth. Signed-in visitors are redirected to the guarded page they asked for, otherwise to the landing page (AUTH-2). */
export default function SignIn() {
  const session = useSession();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState(false);
  const [linkRefused, setLinkRefused] = useState(false);
  // After the first render, because the prerendered page has no query or hash.
  useEffect(() => setForgotten(new URLSearchParams(search).has('forgot')), [search]);
  useEffect(() => setLinkRefused(isRefusedLink(location.hash)), []);
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
  return (
    <SignInCard
      linkRefused={linkRefused}
      onSubmit={({ email, password }) => signIn(email, password)}
      forgotPasswordHref="/auth?forgot"
    />
  );
}
