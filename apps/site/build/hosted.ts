import type { StoredEntry } from '@advisor/content/collections';
import { createClient } from '@supabase/supabase-js';

/** The hosted project that the site is built for, by the environment of the build; null for the embedded back end. */
export const hostedProject = process.env.VITE_SUPABASE_URL
  ? { url: process.env.VITE_SUPABASE_URL, publishableKey: process.env.VITE_SUPABASE_ANON_KEY ?? '' }
  : null;

/** How many rows one request asks for: what a hosted project answers with at most, by default. */
const perRequest = 1000;

/** Everything that is published in a project, as a visitor may read it. Throws when it does not answer (PUBLISH-9). */
export async function readPublished({
  url,
  publishableKey,
}: NonNullable<typeof hostedProject>): Promise<StoredEntry[]> {
  const entries = createClient(url, publishableKey, { auth: { persistSession: false } }).from('content_entries');
  const rows: StoredEntry[] = [];
  for (;;) {
    const { data, error } = await entries
      .select('collection,key,position,data')
      .eq('state', 'published')
      .order('id')
      .range(rows.length, rows.length + perRequest - 1)
      .overrideTypes<StoredEntry[], { merge: false }>();
    if (error)
      throw new Error(
        `The published content could not be read from ${url}: ${error.message} Check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and that the migrations are applied. Nothing was built.`,
      );
    rows.push(...data);
    if (data.length < perRequest) return rows;
  }
}
