import {
  PublishError,
  type ContentChange,
  type ContentRevision,
  type ContentRow,
  type ContentStore,
  type DraftInput,
  type DraftPlace,
  type DraftUpdate,
} from '@advisor/content/admin';
import type { StoredEntry } from '@advisor/content/collections';
import { getClient } from '../client';
import { loadConfig } from '../config';

const columns = 'id,collection,key,position,data,state,publish_at,updated_at';
/** Rows of a request; the server sends no more. */
const CHUNK = 1_000;

/** The content of the project's database. */
export const contentStore: ContentStore = { load, drafts, saveDraft, discardDraft, schedule, revisions, publish };

async function load(collection: string): Promise<readonly ContentRow[]> {
  const client = await getClient();
  return allOf((from) =>
    client
      .from('content_entries')
      .select(columns)
      .eq('collection', collection)
      .order('id')
      .range(from, from + CHUNK - 1)
      .returns<ContentRow[]>(),
  );
}

async function drafts(): Promise<readonly DraftPlace[]> {
  const client = await getClient();
  return allOf((from) =>
    client
      .from('content_entries')
      .select('collection,key,publish_at,updated_at')
      .eq('state', 'draft')
      .order('id')
      .range(from, from + CHUNK - 1)
      .returns<DraftPlace[]>(),
  );
}

/** What is published, of all collections: what a preview is drawn over. */
export async function readPublished(): Promise<readonly StoredEntry[]> {
  const client = await getClient();
  return allOf((from) =>
    client
      .from('content_entries')
      .select('collection,key,position,data')
      .eq('state', 'published')
      .order('id')
      .range(from, from + CHUNK - 1)
      .returns<StoredEntry[]>(),
  );
}

async function allOf<Row>(
  chunk: (from: number) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await chunk(rows.length);
    if (error) throw error;
    rows.push(...data!);
    if (data!.length < CHUNK) return rows;
  }
}

/** In one statement each, so that no concurrent change is lost. */
async function saveDraft(
  { collection, key, position, data }: DraftInput,
  version: string | null,
): Promise<DraftUpdate> {
  const client = await getClient();
  const table = client.from('content_entries');
  const place = { collection, key, state: 'draft' };
  const written =
    version === null
      ? await table.insert({ ...place, position, data }).select(columns)
      : await table.update({ position, data }).match(place).eq('updated_at', version).select(columns);
  const isTaken = written.error?.code === '23505';
  if (written.error && !isTaken) throw written.error;
  const [row] = (written.data ?? []) as ContentRow[];
  if (row) return { kind: 'saved', row };
  const { data: now, error } = await client
    .from('content_entries')
    .select(columns)
    .match(place)
    .maybeSingle<ContentRow>();
  if (error) throw error;
  // An earlier attempt was stored, and only its answer was lost.
  return now && JSON.stringify(now.data) === JSON.stringify(data) && now.position === position
    ? { kind: 'saved', row: now }
    : { kind: 'changed-elsewhere', now };
}

async function discardDraft(collection: string, key: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('content_entries').delete().match({ collection, key, state: 'draft' });
  if (error) throw error;
}

async function schedule(collection: string, key: string, at: string | null): Promise<ContentRow> {
  const client = await getClient();
  const { data, error } = await client
    .from('content_entries')
    .update({ publish_at: at })
    .match({ collection, key, state: 'draft' })
    .select(columns)
    .single<ContentRow>();
  if (error) throw error;
  return data;
}

async function revisions(collection: string, key: string): Promise<readonly ContentRevision[]> {
  const client = await getClient();
  const { data, error } = await client
    .from('content_revisions')
    .select('id,action,changed_at,account_id,before,after')
    .match({ collection, key })
    .order('id', { ascending: false })
    .returns<ContentRevision[]>();
  if (error) throw error;
  return data;
}

async function publish(changes: readonly ContentChange[]): Promise<{ revision: number }> {
  const client = await getClient();
  const [{ url, publishableKey }, { data }] = await Promise.all([loadConfig(), client.auth.getSession()]);
  const response = await fetch(`${url}/functions/v1/publish`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: publishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify({ changes }),
  });
  const answer = (await response.json()) as {
    revision?: number;
    error?: string;
    problems?: ConstructorParameters<typeof PublishError>[1];
  };
  if (response.ok && answer.revision !== undefined) return { revision: answer.revision };
  throw new PublishError(answer.error ?? `The server answered with status ${response.status}.`, answer.problems);
}
