import type { PostgresConnection } from '@supabase/lite/postgres';

/** What waits for a day because the clock may be wrong, and until when (ISO 8601), by the clock of the server. */
export interface Held {
  count: number;
  until: string;
}

/**
 * Notes the time of day. Where the clock has gone on or back by more than a day since it was noted last, nothing that
 * cannot be undone may follow from it for a day, in which the owner can put it right.
 *
 * @param queries a connection, or a transaction of it
 * @returns until when the clock is not trusted (ISO 8601); null if it is
 */
export async function noteTime(
  queries: Pick<PostgresConnection['driver'], 'unsafe'>,
  now: Date,
): Promise<string | null> {
  // The server may also have been off for longer than a day: then waiting for another one does little harm.
  const [row] = await queries.unsafe<{ until: string | null }[]>(
    `update private.retention
     set seen_at = $1::timestamptz,
       trusted_from = case when $1::timestamptz - seen_at between interval '-1 day' and interval '1 day'
         then trusted_from else $1::timestamptz + interval '1 day' end
     returning case when trusted_from > $1::timestamptz then trusted_from end as until`,
    [now.toISOString()],
  );
  return row?.until ? new Date(row.until).toISOString() : null;
}
