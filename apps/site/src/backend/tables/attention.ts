import { everyMessage, type Attention } from '@advisor/content/admin';
import type { ContentProblem } from '@advisor/content/collections';
import { callFunction } from '../callFunction';
import { getClient } from '../client';
import { loadConfig } from '../config';
import { messageStore } from './messages';

/** Counts the items that need the owner's attention (ADMIN-24). */
export async function loadAttention(): Promise<Attention> {
  const all = { ...everyMessage, page: 1, size: 12, open: '' } as const;
  const [open, failed, drafts, unfit, server] = await Promise.all([
    messageStore.list({ ...all, state: 'new' }),
    messageStore.list({ ...all, mail: 'failed' }),
    countDrafts(),
    countUnfit(),
    readServer(),
  ]);
  return { newMessages: open.total, failedMails: failed.total, drafts, unfit, ...server };
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

/** The embedded server's own status. A hosted project is built elsewhere, and has its own backups. */
async function askServer<Answer>(name: 'server-state' | 'publish'): Promise<Answer | null> {
  const { url } = await loadConfig();
  if (url !== location.origin) return null;
  const response = await callFunction(name, { method: 'GET' }).catch(() => null);
  return response?.ok ? ((await response.json()) as Answer) : null;
}

/** Omitted while the server does not answer. */
async function readServer(): Promise<Pick<Attention, 'lastBackup' | 'problems' | 'server'>> {
  const answer = await askServer<{
    lastBackup?: string | null;
    freeBytes: number | null;
    unsent: { messages: number; mails: number } | null;
    problems: (NonNullable<Attention['problems']>[number] & { kind: string })[];
  }>('server-state');
  if (!answer) return {};
  const { lastBackup, freeBytes, unsent, problems } = answer;
  return {
    ...(lastBackup !== undefined && { lastBackup }),
    // Backups have their own line in the list.
    problems: problems.filter(({ kind }) => kind !== 'backup'),
    server: { freeBytes, unsentMails: unsent && unsent.messages + unsent.mails },
  };
}

/** Entries that the server could not show in the last rendering (PUBLISH-9). */
async function countUnfit(): Promise<number> {
  const answer = await askServer<{ problems?: readonly ContentProblem[] }>('publish');
  return new Set(answer?.problems?.map(({ collection, key }) => `${collection}/${key}`)).size;
}
