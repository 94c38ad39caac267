import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { leaveGuard } from '../../routing/navigationGuard';
import { waitForRetry } from '../backOff';
import { getClient } from '../client';
import { lookUpAdmin } from './role';
import {
  currentState,
  hasStoredSession,
  isRecovering,
  latest,
  markRecovery,
  setState,
  signedOut,
  type SessionState,
} from './session';

// Loaded only in browsers with a session, so that no other visitor pays for it.

/** Subscribes as soon as the client and its settings can be loaded. Being offline does not end a session. */
export async function subscribeToAuth() {
  for (let failures = 1; ; failures++) {
    try {
      await follow();
      return;
    } catch {
      if (currentState().status === 'loading') setState({ status: 'loading', unreachable: true });
      await waitForRetry(failures);
    }
  }
}

/** Aborted while the session is being ended, when the server refuses what is asked with it. */
let lookUps = new AbortController();

let subscribed: Promise<SupabaseClient> | undefined;

/** Subscribes to the client's events once; resolves to the client after that. */
export function follow(): Promise<SupabaseClient> {
  subscribed ??= getClient().then(
    (client) => {
      client.auth.onAuthStateChange((event, session) => {
        // Deferred: a call made inside this callback would wait for the lock that the callback holds.
        setTimeout(() => void onEvent(client, event, session));
      });
      // A page restored from the back/forward cache has missed what other tabs did meanwhile.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) void readSession(client);
      });
      return client;
    },
    (error: unknown) => {
      subscribed = undefined;
      throw error;
    },
  );
  return subscribed;
}

/** Every event carries the current session: INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED … */
async function onEvent(client: SupabaseClient, event: AuthChangeEvent, session: Session | null) {
  if (event === 'PASSWORD_RECOVERY' && session) markRecovery(session.user.id);
  if (session) await store(client, session);
  // A stored session that could not be refreshed yet is neither valid nor gone.
  else if (event !== 'SIGNED_OUT' && hasStoredSession()) await awaitRefresh(client);
  else signedOut();
}

/** Retries with growing pauses until the session is refreshed or refused, each of which is an event. */
async function awaitRefresh(client: SupabaseClient) {
  if (currentState().status !== 'signed-in') setState({ status: 'loading', unreachable: true });
  for (let failures = 1; latest.session === null && hasStoredSession(); failures++) {
    await waitForRetry(failures);
    const { data } = await client.auth.getSession();
    if (data.session) {
      await store(client, data.session);
      return;
    }
  }
  if (!hasStoredSession()) signedOut();
}

/** Reads the stored session again, for a page that missed its changes. */
async function readSession(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session) await store(client, data.session);
  else if (!hasStoredSession()) signedOut();
}

/** Stores a session and its user; resolves after the first role lookup, which is retried in the background if it failed. */
export async function store(client: SupabaseClient, session: Session): Promise<void> {
  const { signal } = lookUps;
  if (signal.aborted) return;
  latest.session = session;
  latest.byUser = false;
  const answer = await lookUpAdmin(client, session.user.id, signal);
  // A newer event may have come while the role was looked up.
  if (latest.session !== session || signal.aborted) return;
  if (answer !== 'unknown') setState(signedIn(session, answer === 'yes'));
  else {
    const before = currentState();
    const known = before.status === 'signed-in' && before.userId === session.user.id;
    setState(known ? signedIn(session, before.isAdmin) : { status: 'loading', unreachable: true });
    void lookUpAgain(client, session, signal);
  }
}

/** Looks up the role again, with growing pauses, while the session is still the latest one. */
async function lookUpAgain(client: SupabaseClient, session: Session, signal: AbortSignal) {
  for (let failures = 1; ; failures++) {
    await waitForRetry(failures);
    const answer = await lookUpAdmin(client, session.user.id, signal);
    if (latest.session !== session || signal.aborted) return;
    if (answer === 'unknown') continue;
    setState(signedIn(session, answer === 'yes'));
    return;
  }
}

function signedIn({ user }: Session, isAdmin: boolean): SessionState {
  return {
    status: 'signed-in',
    userId: user.id,
    email: user.email ?? '',
    isAdmin,
    recovering: isRecovering(user.id),
    mustChangePassword: user.app_metadata?.must_change_password === true,
  };
}

/**
 * Signs out everywhere, or only in this browser if the server does not answer. Asks first if the page has unsaved
 * changes.
 */
export async function signOut(): Promise<void> {
  const guard = leaveGuard();
  if (guard) guard.ask(() => void signOutNow());
  else await signOutNow();
}

async function signOutNow() {
  const client = await getClient();
  latest.byUser = true;
  lookUps.abort();
  try {
    const { error } = await client.auth.signOut();
    if (error) await client.auth.signOut({ scope: 'local' });
  } catch (error) {
    latest.byUser = false;
    throw error;
  } finally {
    lookUps = new AbortController();
  }
}
