import type { Attention } from '@advisor/content/admin';
import { callFunction } from '../callFunction';
import { getClient } from '../client';
import { loadConfig } from '../config';
import { messageStore } from './messages';

/** Counts what waits for the owner (ADMIN-24). */
export async function loadAttention(): Promise<Attention> {
  const all = { form: 'all', mail: 'all', state: 'all', reference: '', page: 1, size: 12 } as const;
  const [open, failed, drafts, backup] = await Promise.all([
    messageStore.list({ ...all, state: 'open' }),
    messageStore.list({ ...all, mail: 'failed' }),
    countDrafts(),
    lastBackup(),
  ]);
  return { newMessages: open.total, failedMails: failed.total, drafts, ...backup };
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

/** Of the embedded server. A hosted project keeps its own backups. Nothing is said while the server does not answer. */
async function lastBackup(): Promise<Pick<Attention, 'lastBackup'>> {
  const { url } = await loadConfig();
  if (url !== location.origin) return {};
  const response = await callFunction('last-backup', { method: 'GET' }).catch(() => null);
  if (!response?.ok) return {};
  const { madeAt } = (await response.json()) as { madeAt: string | null };
  return { lastBackup: madeAt };
}
