import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { contactWords, ownerWords, requestForms, speakingWords } from './forms.generated.ts';
import type { OwnerWords, RequestForms, SentWords } from './forms.ts';
import type { MessageContent } from './message.ts';
import { StoreError } from './store.ts';

/** The default link color: the theme's. */
const ACCENT = '#0B5D57';

/** The site's texts in a mail to a message's sender, as on its pages. */
export interface SiteWords {
  owner: OwnerWords;
  /** The site's public URL. */
  siteUrl: string;
  /** What happens next and by when. */
  response: string;
  /** The requested file, for a guide that has one. */
  file: string | null;
  /** The path of the form's page. */
  page: string;
}

/**
 * The texts that mails share with the pages: the shipped ones, overridden by published ones (CONTENT-10). The client
 * has the service role. `siteUrl` is the public URL if known. Rejects if the database does not answer.
 */
export async function readSiteWords(
  client: SupabaseClient,
  message: Pick<MessageContent, 'form_type' | 'details'>,
  { forms = requestForms, siteUrl }: { forms?: RequestForms | undefined; siteUrl: string | undefined },
): Promise<SiteWords> {
  const { page, response, guide } = wordsOf(message, forms);
  const pageWords = `page${page.replaceAll('/', '-')}`;
  const rows = await readPublished(client, pageWords);
  const published = (collection: string) => rows.find((row) => row.collection === collection)?.data ?? {};
  const owner = withTexts(ownerWords, published('owner'));
  const form = published(pageWords).form as Record<string, unknown> | undefined;
  const words = withTexts({ response, withoutFile: guide?.withoutFile ?? '' }, form);
  const file = guide ? fileIn(form, guide.file) : null;
  return {
    owner,
    siteUrl: siteUrl ?? owner.siteUrl,
    response: fillIn(guide && file === null ? words.withoutFile : words.response, owner),
    file,
    page,
  };
}

interface PublishedWords {
  collection: string;
  data: Record<string, unknown> | null;
}

/** Pending reads: messages that arrive together share one. */
const pending = new WeakMap<SupabaseClient, Map<string, Promise<PublishedWords[]>>>();

function readPublished(client: SupabaseClient, pageWords: string): Promise<PublishedWords[]> {
  const reads = pending.get(client) ?? new Map<string, Promise<PublishedWords[]>>();
  pending.set(client, reads);
  const known = reads.get(pageWords);
  if (known) return known;
  const read = async () => {
    const { data, error } = await client
      .from('content_entries')
      .select('collection,data')
      .eq('state', 'published')
      .eq('key', 'content')
      .in('collection', ['owner', pageWords]);
    if (error) throw new StoreError(error);
    return data as PublishedWords[];
  };
  const answer = read().finally(() => reads.delete(pageWords));
  reads.set(pageWords, answer);
  return answer;
}

/** The file that the owner has published, if any. */
function fileIn(published: Record<string, unknown> | undefined, shipped: string | null): string | null {
  if (!published || !Object.hasOwn(published, 'file')) return shipped;
  return typeof published.file === 'string' && published.file !== '' ? published.file : null;
}

function wordsOf(
  { form_type, details }: Pick<MessageContent, 'form_type' | 'details'>,
  forms: RequestForms,
): SentWords {
  if (form_type === 'contact') return contactWords;
  return form_type === 'speaking' ? speakingWords : (forms[String(details?.form)] ?? contactWords);
}

/** The owner's published details, with the site's color. Rejects if the database does not answer. */
export async function readOwner(client: SupabaseClient): Promise<OwnerWords & { accent: string }> {
  const { data, error } = await client
    .from('content_entries')
    .select('data')
    .eq('state', 'published')
    .eq('key', 'content')
    .eq('collection', 'owner');
  if (error) throw new StoreError(error);
  const [row] = data as { data: Record<string, unknown> | null }[];
  return withTexts({ ...ownerWords, accent: ACCENT }, row?.data);
}

/** Texts overridden by those of a published entry. A row may predate a change of its fields. */
function withTexts<Words extends object>(shipped: Words, published: unknown): Words {
  const found = Object.entries(published ?? {}).filter(
    ([name, value]) => Object.hasOwn(shipped, name) && typeof value === 'string' && value !== '',
  );
  return { ...shipped, ...Object.fromEntries(found) };
}

// CONTENT-11
/** Replaces placeholders such as `{name}` by the owner's details. */
export function fillIn(text: string, owner: OwnerWords): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(owner, name) ? owner[name as keyof OwnerWords] : whole,
  );
}
