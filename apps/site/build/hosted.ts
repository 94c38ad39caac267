import { publicFiles, type StoredEntry } from '@advisor/content/collections';
import { createClient } from '@supabase/supabase-js';

/** The hosted project that the site is built for, by the environment of the build; null for the embedded back end. */
export const hostedProject = process.env.VITE_SUPABASE_URL
  ? { url: process.env.VITE_SUPABASE_URL, publishableKey: process.env.VITE_SUPABASE_ANON_KEY ?? '' }
  : null;

/** How many rows one request asks for: what a hosted project answers with at most, by default. */
const perRequest = 1000;

/** Everything that is published in a project, as a visitor may read it. Throws when it does not answer (PUBLISH-11). */
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

/** One of the owner's files in a project, as a visitor reads it; null if there is none of that name. */
export async function readPublicFile(
  { url }: NonNullable<typeof hostedProject>,
  name: string,
): Promise<Uint8Array | null> {
  const answer = await fetch(new URL(publicFiles + name, url), { signal: AbortSignal.timeout(60_000) });
  // Storage says 400 for what is not there.
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`${url} answered with status ${answer.status} for the file ${name}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
