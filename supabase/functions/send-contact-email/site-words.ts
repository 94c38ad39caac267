import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { contactWords, ownerWords, requestForms, speakingWords } from './forms.generated.ts';
import type { OwnerWords, RequestForms, SentWords } from './forms.ts';
import type { MessageContent } from './message.ts';
import { StoreError } from './store.ts';

/** What a mail to the sender of a message says of the site, as its pages do. */
export interface SiteWords {
  owner: OwnerWords;
  /** The public address of the site. */
  siteUrl: string;
  /** What happens next and by when. */
  response: string;
  /** The file that the form asks for, if it is a guide that has one. */
  file: string | null;
  /** The path of the form's page. */
  page: string;
}

/**
 * The words that mails share with the pages: those that ship, with what the owner has published over them (CONTENT-10). The
 * client holds the service role. `siteUrl` is the public address if it is known. Rejects when the database does not answer.
 */
export async function readSiteWords(
  client: SupabaseClient,
  message: Pick<MessageContent, 'form_type' | 'details'>,
  { forms = requestForms, siteUrl }: { forms?: RequestForms | undefined; siteUrl: string | undefined },
): Promise<SiteWords> {
  const { page, response, guide } = wordsOf(message, forms);
  const pageWords = `page${page.replaceAll('/', '-')}`;
  const { data, error } = await client
    .from('content_entries')
    .select('collection,data')
    .eq('state', 'published')
    .eq('key', 'content')
    .in('collection', ['owner', pageWords]);
  if (error) throw new StoreError(error);
  const rows = data as { collection: string; data: Record<string, unknown> | null }[];
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

/** The file that the owner has published; it may be none. */
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

/** Texts with those in their place that a published entry has. A row may be of before a change of its fields. */
function withTexts<Words extends object>(shipped: Words, published: unknown): Words {
  const found = Object.entries(published ?? {}).filter(
    ([name, value]) => Object.hasOwn(shipped, name) && typeof value === 'string' && value !== '',
  );
  return { ...shipped, ...Object.fromEntries(found) };
}

// CONTENT-11
function fillIn(text: string, owner: OwnerWords): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(owner, name) ? owner[name as keyof OwnerWords] : whole,
  );
}
