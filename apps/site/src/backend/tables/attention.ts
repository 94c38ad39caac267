import type { Attention } from '@advisor/content/admin';
import { getClient } from '../client';
import { messageStore } from './messages';

/** Counts what waits for the owner (ADMIN-24). */
export async function loadAttention(): Promise<Attention> {
  const all = { form: 'all', mail: 'all', state: 'all', page: 1, size: 12 } as const;
  const [open, failed, drafts] = await Promise.all([
    messageStore.list({ ...all, state: 'open' }),
    messageStore.list({ ...all, mail: 'failed' }),
    countDrafts(),
  ]);
  return { newMessages: open.total, failedMails: failed.total, drafts };
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
