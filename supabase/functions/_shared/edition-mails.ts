import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { manageAddress, manageToken } from './brief.ts';
import { withManageLink } from './edition.ts';
import type { StoredMail } from './outgoing-mails.ts';
import { StoreError } from '../send-contact-email/store.ts';

/** What an edition's links need. */
export interface EditionLinks {
  /** Has the service role. */
  client: SupabaseClient;
  /** The project's secret, which signs links. */
  secret: string;
  /** The site's public URL. */
  siteUrl: string;
  /** The base URL of the project's functions, without a trailing slash. */
  functionsUrl: string;
}

/** Editions cached in memory: the one being sent, and one being retried. */
const KEPT = 2;

// BRIEF-6, BRIEF-7
/**
 * Completes the mails of editions, whose content is stored once for all recipients: with the content, the recipient's
 * links and the headers for one-click unsubscribe (RFC 8058).
 */
export function createEditionFiller({ client, secret, siteUrl, functionsUrl }: EditionLinks) {
  const known = new Map<string, { text: string; html: string }>();

  async function wordsOf(id: string): Promise<{ text: string; html: string }> {
    const kept = known.get(id);
    if (kept) return kept;
    const { data, error } = await client.from('brief_sendings').select('text,html').eq('id', id);
    if (error) throw new StoreError(error);
    const [row] = data as { text: string; html: string }[];
    if (!row) throw new Error('The edition of this mail is gone.');
    if (known.size >= KEPT) known.delete(known.keys().next().value!);
    known.set(id, row);
    return row;
  }

  return async (mail: StoredMail): Promise<StoredMail> => {
    if (!mail.sending_id || !mail.subscriber_id) return mail;
    const { text, html } = await wordsOf(mail.sending_id);
    const token = await manageToken(mail.subscriber_id, secret);
    const link = manageAddress(token, siteUrl);
    return {
      ...mail,
      text: withManageLink(text, link),
      html: withManageLink(html, link),
      headers: {
        'List-Unsubscribe': `<${functionsUrl}/brief?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<executive-brief.${new URL(siteUrl).hostname}>`,
      },
    };
  };
}
