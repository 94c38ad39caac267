import {
  entryProblemLine,
  entryTitle,
  isSameContent,
  type BriefStore,
  type ContentRow,
  type EditionPreview,
  type EditionRow,
  type EditionSchedule,
  type EditionSending,
} from '@advisor/content/admin';
import { editionsCollection, problemOf } from '@advisor/content/collections';
import { callFunction } from '../callFunction';
import { getClient } from '../client';
import { contentStore } from './content';

// BRIEF-11 to BRIEF-14, BRIEF-18
/** The editions of the brief: content, and their sending through the function `send-brief`. */
export const briefStore: BriefStore = {
  list,
  preview: async (key) => ask<EditionPreview>('preview', key),
  sendTest: async (key) => (await ask<{ recipient: string }>('test', key)).recipient,
  publish,
  send: async (key, digest) => (await ask<{ recipients: number }>('send', key, { digest })).recipients,
  schedule: async (key, digest, at) => void (await ask('schedule', key, { digest, at })),
  withdraw,
  pause,
};

const { name } = editionsCollection;

async function list(): Promise<EditionRow[]> {
  const [rows, sendings, schedules] = await Promise.all([contentStore.load([name]), loadSendings(), loadSchedules()]);
  const keys = [...new Set(rows.map(({ key }) => key))];
  const editions = keys.flatMap((key) => {
    const versions = rows.filter((row) => row.key === key);
    return editionOf(key, versions, sendings.get(key) ?? null, schedules.get(key) ?? null) ?? [];
  });
  return editions.toSorted((a, b) => (a.date === b.date ? (a.key < b.key ? -1 : 1) : a.date > b.date ? -1 : 1));
}

/** Null for a removed one that was never sent. */
function editionOf(
  key: string,
  versions: readonly ContentRow[],
  sending: Sending | null,
  schedule: EditionSchedule | null,
): EditionRow | null {
  const live = versions.find(({ state, data }) => state === 'published' && data !== null);
  const draft = versions.find(({ state, data }) => state === 'draft' && data !== null);
  const data = (draft ?? live)?.data;
  if (!data) return null;
  const problem = problemOf(editionsCollection, key, data);
  const { date } = data as { date?: unknown };
  return {
    key,
    title: entryTitle(editionsCollection, data),
    date: typeof date === 'string' ? date : '',
    state: !live ? 'draft' : draft && !isSameContent(draft.data, live.data) ? 'changed' : 'live',
    problem: problem && entryProblemLine(editionsCollection, problem),
    sending,
    schedule,
  };
}

type Sending = EditionSending & { edition: string };

async function loadSendings(): Promise<Map<string, Sending>> {
  const client = await getClient();
  const { data, error } = await client.rpc('list_sendings');
  if (error) throw error;
  return new Map((data as Sending[]).map((sending) => [sending.edition, sending]));
}

async function loadSchedules(): Promise<Map<string, EditionSchedule>> {
  const client = await getClient();
  const { data, error } = await client.from('brief_schedules').select('edition,send_at,missed_at');
  if (error) throw error;
  return new Map((data as (EditionSchedule & { edition: string })[]).map((row) => [row.edition, row]));
}

/** A missing one was sent meanwhile, or unscheduled in another tab. */
async function withdraw(key: string): Promise<void> {
  const client = await getClient();
  const { data, error } = await client.from('brief_schedules').delete().eq('edition', key).select('edition');
  if (error) throw error;
  if (data.length > 0) return;
  const reason = 'It has no time any more: it is being sent, or its time was taken back already.';
  throw Object.assign(new Error(reason), { reason });
}

async function publish(key: string): Promise<void> {
  const draft = (await contentStore.load([name])).find((row) => row.key === key && row.state === 'draft');
  // Published meanwhile, in another tab.
  if (!draft) return;
  await contentStore.publish([{ collection: name, key, action: 'publish', updated_at: draft.updated_at }]);
}

async function pause(sending_id: string, paused: boolean): Promise<void> {
  const client = await getClient();
  const { error } = await client.rpc('pause_edition', { sending_id, paused });
  if (error) throw error;
}

async function ask<Answer>(
  action: 'preview' | 'test' | 'send' | 'schedule',
  key: string,
  more: object = {},
): Promise<Answer> {
  const response = await callFunction('send-brief', { method: 'POST', body: { action, key, ...more } });
  const answer = (await response.json().catch(() => ({}))) as Answer & { success?: boolean; error?: string };
  if (response.ok && answer.success) return answer;
  const reason =
    answer.error ??
    (response.status === 404
      ? 'The function “send-brief” is not deployed.'
      : 'The server could not do this now. Please try again later.');
  throw Object.assign(new Error(reason), { reason });
}
