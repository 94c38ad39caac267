import type { Database } from '../database/open.ts';
import type { Row } from './renderer.ts';

/** What is to go live, or to be taken off the site. */
export interface Change {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  /** Of the draft that is to be published, or of the live version that is to be taken off. */
  updated_at: string;
}

/** A change with the version that it names. */
export interface NamedChange extends Change {
  /** Whether that version is still the latest. */
  current: boolean;
  position: number | null;
  data: unknown;
}

/** The state of the published content. */
export interface PublishedState {
  rows: readonly Row[];
  /** The number of the last revision that went live; 0 if nothing was ever published. */
  revision: number;
}

const CHANGE = 'as change (collection text, key text, action text, updated_at timestamptz)';

/** The published rows, and the revision they are of. */
export async function readPublished({ connection }: Database): Promise<PublishedState> {
  const { rows } = await connection.driver.query<Row>(
    "select collection, key, position, data from public.content_entries where state = 'published'",
  );
  const { rows: last } = await connection.driver.query<{ id: number | null }>(
    "select max(id)::int as id from public.content_revisions where action in ('published', 'unpublished')",
  );
  return { rows, revision: last[0]?.id ?? 0 };
}

/** The versions that changes name. */
export async function readNamed({ connection }: Database, changes: readonly Change[]): Promise<NamedChange[]> {
  const { rows } = await connection.driver.query<NamedChange>(
    `select change.collection, change.key, change.action, entry.updated_at::text as updated_at,
       coalesce(entry.updated_at = change.updated_at, false) as current, entry.position, entry.data
     from jsonb_to_recordset($1::jsonb) ${CHANGE}
     left join public.content_entries as entry
       on entry.collection = change.collection and entry.key = change.key
       and entry.state = case change.action when 'publish' then 'draft' else 'published' end`,
    [JSON.stringify(changes)],
  );
  return rows;
}

/** The drafts whose time has come. */
export async function readDue({ connection }: Database): Promise<Change[]> {
  const { rows } = await connection.driver.query<Change>(
    `select collection, key, 'publish' as action, updated_at::text as updated_at from public.content_entries
     where state = 'draft' and publish_at <= now() order by publish_at`,
  );
  return rows;
}

/** Makes changes, all or none, and returns the number of the revision; null if a version is no longer the one named. */
export async function commit(
  { connection }: Database,
  changes: readonly Change[],
  account: string | null,
): Promise<number | null> {
  try {
    const { rows } = await connection.driver.query<{ revision: number }>(
      'select public.publish_content($1::jsonb, $2::uuid)::int as revision',
      [JSON.stringify(changes), account],
    );
    return rows[0]!.revision;
  } catch (error) {
    if ((error as { code?: string }).code === '40001') return null;
    throw error;
  }
}

/** The rows as they would be after changes. */
export function rowsAfter(rows: readonly Row[], changes: readonly NamedChange[]): Row[] {
  const after = new Map(rows.map((row) => [`${row.collection}/${row.key}`, row]));
  for (const { collection, key, action, position, data } of changes)
    after.set(`${collection}/${key}`, { collection, key, position, data: action === 'publish' ? data : null });
  return [...after.values()];
}
