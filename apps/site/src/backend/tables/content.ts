import {
  isSameContent,
  PublishError,
  type ContentChange,
  type ContentRevision,
  type ContentRow,
  type ContentStore,
  type DraftInput,
  type DraftUpdate,
  type PublishResult,
} from '@advisor/content/admin';
import type { ContentProblem, StoredEntry } from '@advisor/content/collections';
import { builtMarkAddress, rowsMark, type BuiltMark } from '../../content/rowsMark';
import { callFunction } from '../callFunction';
import { getClient } from '../client';
import { loadConfig } from '../config';
import { NoAnswerError } from '../fetchWithTimeout';
import { readAllRows } from './readRows';

const columns = 'id,collection,key,position,data,state,publish_at,updated_at';

/** How long pages may be rendered, in ms; each new picture takes seconds. */
const publishTimeoutMs = 180_000;

/** The owner's content in the project's database. */
export const contentStore: ContentStore = { load, saveDraft, discardDraft, schedule, revisions, publish };

async function load(collections: readonly string[]): Promise<readonly ContentRow[]> {
  const client = await getClient();
  return readAllRows<ContentRow>(
    () =>
      client
        .from('content_entries')
        .select(columns, { count: 'exact' })
        .in('collection', [...collections])
        .order('collection')
        .order('key')
        .order('state'),
    ({ id }) => id,
  );
}

async function findDraft(collection: string, key: string): Promise<ContentRow | null> {
  const client = await getClient();
  const { data, error } = await client
    .from('content_entries')
    .select(columns)
    .match({ collection, key, state: 'draft' })
    .maybeSingle<ContentRow>();
  if (error) throw error;
  return data;
}

/** Postgres: there is a row with this collection, key and state. */
const TAKEN = '23505';
/** Postgres: a rule of the table refuses the row. What the editor sends can break only the one of its size. */
const REFUSED = '23514';

/** Adds the draft, or changes it only if it is still that version, in one statement, so that no other change is lost. */
async function saveDraft(draft: DraftInput, version: string | null): Promise<DraftUpdate> {
  const { collection, key, position, data } = draft;
  const client = await getClient();
  const table = client.from('content_entries');
  const { data: rows, error } =
    version === null
      ? await table.insert({ collection, key, position, data, state: 'draft' }).select(columns)
      : await table
          .update({ position, data })
          .match({ collection, key, state: 'draft' })
          .eq('updated_at', version)
          .select(columns);
  if (error?.code === REFUSED)
    throw Object.assign(new Error(error.message, { cause: error }), {
      reason: 'It has more text than an entry can have. Shorten it.',
    });
  if (error && error.code !== TAKEN) throw error;
  const [row] = (rows ?? []) as ContentRow[];
  if (row) return { kind: 'saved', row };
  const now = await findDraft(collection, key);
  // An earlier attempt was stored, and only its answer was lost.
  return now && isSameDraft(now, draft) ? { kind: 'saved', row: now } : { kind: 'changed-elsewhere', now };
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
    .select(columns);
  if (error) throw error;
  const [row] = data as ContentRow[];
  if (!row) throw new Error('This draft no longer exists, or you may not change it.');
  return row;
}

type RevisionRow = Omit<ContentRevision, 'account'> & { account_id: string | null };

/** The database keeps the latest hundred of an entry. */
async function revisions(collection: string, key: string): Promise<readonly ContentRevision[]> {
  const client = await getClient();
  const [{ data, error }, { data: session }] = await Promise.all([
    client
      .from('content_revisions')
      .select('id,action,changed_at,account_id,before,after')
      .match({ collection, key })
      .order('id', { ascending: false })
      .limit(100),
    client.auth.getSession(),
  ]);
  if (error) throw error;
  const me = session.session?.user;
  return (data as RevisionRow[]).map(({ account_id, ...revision }) => ({
    ...revision,
    // Accounts other than one's own have no names in the database.
    account: account_id === null ? null : account_id === me?.id ? (me.email ?? 'you') : 'another account',
  }));
}

interface PublishAnswer {
  success?: boolean;
  revision?: number;
  error?: string;
  conflict?: readonly { collection: string; key: string }[];
  problems?: readonly ContentProblem[];
}

async function publish(changes: readonly ContentChange[]): Promise<PublishResult> {
  const call = { method: 'POST', body: { changes }, timeoutMs: publishTimeoutMs } as const;
  const response = await callFunction('publish', call).catch((error: unknown) => {
    const reason = error instanceof NoAnswerError ? error.reason : 'The server could not be reached.';
    // It may have been published, and only the answer was lost.
    throw new PublishError(`${reason} Reload the page to see what is live.`, { cause: error });
  });
  const { url } = await loadConfig();
  const answer = await readAnswer(response);
  if (response.ok && answer.success && typeof answer.revision === 'number') {
    const { revision } = answer;
    // The embedded server answers when the pages are live; another origin is a hosted project, and the site is built.
    return url === location.origin ? { revision } : { revision, whenLive: isBuilt() };
  }
  const reason = SENTENCES[response.status] ?? answer.error ?? 'The server could not publish this. Please try again.';
  throw new PublishError(reason, {
    ...(answer.problems && { problems: answer.problems }),
    ...(answer.conflict && { conflict: answer.conflict }),
  });
}

/** How long a build may take, and how often the site is asked, in ms. */
const buildTimeoutMs = 15 * 60_000;
const firstPause = 2_000;
const longestPause = 15_000;

/** Whether the site, within a while, is one that was built from what is published. */
async function isBuilt(): Promise<boolean> {
  const end = Date.now() + buildTimeoutMs;
  let seen: string | undefined;
  for (let pause = firstPause; Date.now() < end; pause = Math.min(pause * 1.5, longestPause)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const mark = await builtMark();
    // Only a new build is compared: what is published may be much.
    if (mark === undefined || mark === seen) continue;
    const rows = await readPublished().catch(() => null);
    if (!rows) continue;
    if ((await rowsMark(rows)) === mark) return true;
    seen = mark;
  }
  return false;
}

async function builtMark(): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(builtMarkAddress, location.href), { cache: 'no-store' });
    return ((await response.json()) as BuiltMark).rows;
  } catch {
    return undefined;
  }
}

const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Sign in again.',
  403: 'Only the owner publishes. If you are the owner, sign in again.',
  404: 'This server cannot publish: its function is missing.',
};

async function readAnswer(response: Response): Promise<PublishAnswer> {
  try {
    return ((await response.json()) as PublishAnswer | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether a row has what was sent; the database orders the keys of an object in its own way. */
const isSameDraft = ({ position, data }: ContentRow, sent: DraftInput) =>
  position === sent.position && isSameContent(data, sent.data);

/** What is published, of all collections: what a preview is drawn over. */
export async function readPublished(): Promise<readonly StoredEntry[]> {
  const client = await getClient();
  return readAllRows<StoredEntry>(
    () =>
      client
        .from('content_entries')
        .select('collection,key,position,data', { count: 'exact' })
        .eq('state', 'published')
        .order('collection')
        .order('key'),
    ({ collection, key }) => `${collection}/${key}`,
  );
}
