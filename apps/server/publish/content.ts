import { createHash } from 'node:crypto';
import type { Change } from '@advisor/publish-function/changes.ts';
import type { Database } from '../database/open.ts';
import type { StoredEntry } from './renderer.ts';

export type EntryName = Pick<Change, 'collection' | 'key'>;

/** An entry is not, or no longer, as the request has it. */
export class ConflictError extends Error {
  readonly conflict: readonly EntryName[];

  constructor(conflict: readonly EntryName[]) {
    super('Something was changed since you looked at it. Load it again, and publish what you see then.');
    this.conflict = conflict;
  }
}

type Connection = Pick<Database, 'connection'>;
type Queries = Pick<Database['connection']['driver'], 'unsafe'>;

/** What is published, in one order. */
export function readPublished({ connection }: Connection): Promise<StoredEntry[]> {
  return publishedRows(connection.driver);
}

/** What would be published after some changes. Throws ConflictError when an entry has changed meanwhile. */
export async function readPublishedAfter(
  { connection }: Connection,
  changes: readonly Change[],
): Promise<StoredEntry[]> {
  const rows = new Map((await publishedRows(connection.driver)).map((row) => [nameOf(row), row]));
  const requested = await connection.driver.unsafe<
    (StoredEntry & { action: Change['action']; exists: boolean; isSame: boolean })[]
  >(
    `select change.collection, change.key, change.action, entry.position, entry.data, entry.id is not null as exists,
       entry.updated_at is not distinct from change.updated_at as "isSame"
     from jsonb_to_recordset($1::text::jsonb) as change (collection text, key text, action text, updated_at timestamptz)
     left join (
       select id, collection, key, state, position, data, updated_at from public.content_entries
       union all
       -- RECIPE-2: the draft of a recipe is the recipe.
       select id, 'recipes', slug, 'draft', null, private.recipe_data(recipe), updated_at from public.recipes as recipe
     ) as entry
       on entry.collection = change.collection and entry.key = change.key
       and entry.state = case change.action when 'publish' then 'draft' else 'published' end`,
    [JSON.stringify(changes)],
  );
  const conflict = requested.filter(({ action, exists, isSame }) => !isSame || (action === 'publish' && !exists));
  if (conflict.length > 0) throw new ConflictError(conflict.map(({ collection, key }) => ({ collection, key })));
  for (const { collection, key, action, position, data } of requested)
    rows.set(nameOf({ collection, key }), { collection, key, position, data: action === 'publish' ? data : null });
  return inOrder([...rows.values()]);
}

/**
 * Publishes the changes if that makes what is published equal to `rows`, and returns the number of the revision. Throws
 * ConflictError, with nothing changed, if it does not.
 */
export async function commit(
  { connection }: Connection,
  { changes, account, rows }: { changes: readonly Change[]; account: string | null; rows: readonly StoredEntry[] },
): Promise<number> {
  try {
    return await connection.driver.begin(async (transaction) => {
      const answer = await transaction.unsafe<{ revision: number | bigint }[]>(
        'select public.publish_content($1::text::jsonb, $2::uuid) as revision',
        [JSON.stringify(changes), account],
      );
      if (digestOf(await publishedRows(transaction)) !== digestOf(rows)) throw new ConflictError([]);
      return Number(answer[0]?.revision);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'PT409') throw error;
    // Names what has changed.
    await readPublishedAfter({ connection }, changes);
    throw new ConflictError([]);
  }
}

/** The number of the last revision that was published; 0 before the first. */
export async function lastRevision({ connection }: Connection): Promise<number> {
  const rows = await connection.driver.unsafe<{ revision: number | bigint | null }[]>(
    `select max(id) as revision from public.content_revisions where action in ('published', 'unpublished')`,
  );
  return Number(rows[0]?.revision ?? 0);
}

/** The drafts whose time to be published has come, as many as one request may name. */
export async function readDue({ connection }: Connection, limit: number, now: Date): Promise<Change[]> {
  const rows = await connection.driver.unsafe<(EntryName & { updated_at: string })[]>(
    // As text: a Date of JavaScript has no microseconds.
    `select collection, key, to_jsonb(updated_at) #>> '{}' as updated_at from public.content_entries
     where state = 'draft' and publish_at <= $2::timestamptz order by publish_at, collection, key limit $1`,
    [limit, now.toISOString()],
  );
  return rows.map((row) => ({ ...row, action: 'publish' }));
}

/** Short name of a state of the published content. */
export function digestOf(rows: readonly StoredEntry[]): string {
  const hash = createHash('sha256');
  for (const { collection, key, position, data } of rows)
    hash.update(`${JSON.stringify([collection, key, position, data])}\n`);
  return hash.digest('hex').slice(0, 16);
}

export const nameOf = ({ collection, key }: EntryName): string => `${collection}/${key}`;

async function publishedRows(queries: Queries): Promise<StoredEntry[]> {
  const rows = await queries.unsafe<StoredEntry[]>(
    `select collection, key, position, data from public.content_entries where state = 'published'`,
  );
  return inOrder(rows);
}

const inOrder = (rows: readonly StoredEntry[]) => rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
