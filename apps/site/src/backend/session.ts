import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { getClient, sessionStorageKey } from './client';

/** Who is here. `loading` until the stored session and, for a user, the role are known. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string; isAdmin: boolean };

const loading: SessionState = { status: 'loading' };
let state: SessionState = loading;
const listeners = new Set<() => void>();

function setState(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

/** The session of this browser, followed as it changes. On the server it is always `loading`. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let following: Promise<void> | undefined;

/**
 * Starts following the session. Without a stored one the visitor is signed out and nothing is fetched.
 * Another tab that signs in is noticed through its write to the storage. Returns what stops that.
 */
export function startSession(): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) void follow();
  };
  addEventListener('storage', followOtherTab);
  if (hasStoredSession()) void follow();
  else setState({ status: 'signed-out' });
  return () => removeEventListener('storage', followOtherTab);
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    return false;
  }
}

/** Subscribes to the client's events once; resolves when it is subscribed. */
function follow(): Promise<void> {
  following ??= getClient().then(
    (client) => {
      client.auth.onAuthStateChange((_event, session) => {
        // Deferred: a call made inside this callback would wait for the lock that the callback holds.
        setTimeout(() => void store(client, session));
      });
    },
    (error: unknown) => {
      following = undefined;
      setState({ status: 'signed-out' });
      throw error;
    },
  );
  return following;
}

let latest: Session | null = null;

async function store(client: SupabaseClient, session: Session | null) {
  latest = session;
  if (!session) {
    setState({ status: 'signed-out' });
    return;
  }
  const isAdmin = await lookUpAdmin(client, session.user.id);
  // A newer event may have come while the role was looked up.
  if (latest !== session) return;
  setState({ status: 'signed-in', userId: session.user.id, email: session.user.email ?? '', isAdmin });
}

/** Whether the user has the role `admin`. A look-up that fails counts as no (spec/site.md §6). */
async function lookUpAdmin(client: SupabaseClient, userId: string): Promise<boolean> {
  const { data } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .maybeSingle();
  return data !== null;
}

/** Signs in with a password; resolves when the session and the role are known. Rejects with the server's message. */
export async function signIn(email: string, password: string): Promise<void> {
  await follow();
  const client = await getClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(error.message);
  await store(client, data.session);
}

/** Signs out in this browser and, where it answers, on the server. */
export async function signOut(): Promise<void> {
  const client = await getClient();
  await client.auth.signOut();
}

/**
 * Makes an account. No screen uses it and the server's configuration has sign-up closed
 * (spec/site.md §7, decisions.md "sign-up"); it exists for sites that open it.
 */
export async function signUp(email: string, password: string, fullName = ''): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/`, data: { full_name: fullName } },
  });
  if (error) throw new Error(error.message);
}
