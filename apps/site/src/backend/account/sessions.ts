import type { AccountSession, SessionStore } from '@advisor/content/admin';
import { getClient } from '../client';

/** A row of the database's function `list_sessions`. */
interface SessionRow {
  id: string;
  created_at: string;
  last_seen_at: string;
  user_agent: string | null;
  is_current: boolean;
}

/** The sessions of who is signed in. */
export const sessionStore: SessionStore = { list, end, endOthers };

async function list(): Promise<AccountSession[]> {
  const client = await getClient();
  const [{ data, error }, { default: Bowser }] = await Promise.all([client.rpc('list_sessions'), import('bowser')]);
  if (error) throw error;
  return (data as SessionRow[]).map(({ user_agent, is_current, ...times }) => ({
    ...times,
    device: user_agent && deviceIn(Bowser.parse(user_agent)),
    current: is_current,
  }));
}

/** "Firefox on Windows", as much of it as is known. */
function deviceIn({ browser, os }: { browser: { name?: string }; os: { name?: string } }): string | null {
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}

async function end(id: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.rpc('end_session', { session_id: id });
  if (error) throw error;
}

async function endOthers(): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signOut({ scope: 'others' });
  if (error) throw error;
}
