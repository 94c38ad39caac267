import type { VisitCount } from '@advisor/content/admin';
import { getClient } from '../client';

/** Visit counts since a day, `2026-10-27`, for the owner (COUNT-10). */
export async function loadVisits(since: string): Promise<readonly VisitCount[]> {
  const client = await getClient();
  const { data, error } = await client.rpc('read_counts', { since });
  if (error) throw error;
  // Something other than the data API answered, such as a proxy: not an empty list.
  if (!Array.isArray(data)) throw new Error('The server did not answer with a list.');
  return data as VisitCount[];
}
