import type { Attention } from '@advisor/content/admin';
import type { ContentProblem } from '@advisor/content/collections';
import { latest } from '../account/session';
import { callFunction } from '../callFunction';
import { getClient } from '../client';
import { loadConfig } from '../config';
import { messageStore } from './messages';

/** Counts what waits for the owner (ADMIN-24). */
export async function loadAttention(): Promise<Attention> {
  const all = { form: 'all', mail: 'all', state: 'all', reference: '', page: 1, size: 12 } as const;
  const [open, failed, drafts, unfit, server] = await Promise.all([
    messageStore.list({ ...all, state: 'open' }),
    messageStore.list({ ...all, mail: 'failed' }),
    countDrafts(),
    countUnfit(),
    stateOfServer(),
  ]);
  const minutesAhead = Math.round(latest.clockAhead / 60_000);
  return { newMessages: open.total, failedMails: failed.total, drafts, unfit, minutesAhead, ...server };
}

async function countDrafts(): Promise<number> {
  const client = await getClient();
  const { count, error } = await client
    .from('content_entries')
    .select('id', { count: 'exact', head: true })
    .eq('state', 'draft');
  if (error) throw error;
  return count ?? 0;
}

/** What the embedded server knows. A hosted project is built elsewhere, and keeps its own backups. */
async function askServer<Answer>(name: 'server-state' | 'publish'): Promise<Answer | null> {
  const { url } = await loadConfig();
  if (url !== location.origin) return null;
  const response = await callFunction(name, { method: 'GET' }).catch(() => null);
  return response?.ok ? ((await response.json()) as Answer) : null;
}

/** Nothing is said while the server does not answer. */
async function stateOfServer(): Promise<Pick<Attention, 'lastBackup' | 'heldMessages' | 'heldDrafts'>> {
  return (await askServer('server-state')) ?? {};
}

/** Entries that the server could not show as they are when it last rendered the pages (PUBLISH-9). */
async function countUnfit(): Promise<number> {
  const answer = await askServer<{ problems?: readonly ContentProblem[] }>('publish');
  return new Set(answer?.problems?.map(({ collection, key }) => `${collection}/${key}`)).size;
}
