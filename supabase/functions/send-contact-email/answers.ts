import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { signLink } from '../_shared/signed-link.ts';
import type { RequestForms } from './forms.ts';
import type { MessageContent } from './message.ts';
import { composeReceipt } from './receipt.ts';
import { readSiteWords } from './site-words.ts';

/** What the mails to senders are made with. */
export interface AnswerDeps {
  /** Holds the service role. */
  client: SupabaseClient;
  /** The public address of the site. @default the one in the owner's details */
  siteUrl: string | undefined;
  /** The project's secret, with which links are signed (MAIL-7). */
  secret: string;
  /** @default those of the site */
  forms?: RequestForms | undefined;
  clock: () => Date;
}

/** For how many days the link to a guide is good. */
export const GUIDE_DAYS = 7;

// MAIL-9, MAIL-12
/** The mail to the sender of a message that has this id: a receipt, with a link if it asks for a guide that has a file. */
export async function writeAnswer(message: MessageContent, id: string, deps: AnswerDeps): Promise<AnsweringMail> {
  const { forms, secret, clock } = deps;
  const words = await readSiteWords(deps.client, message, deps);
  if (words.file === null) return composeReceipt(message, words, { forms });
  const expiresAt = new Date(clock().getTime() + GUIDE_DAYS * 24 * 60 * 60_000);
  const token = await signLink(secret, { purpose: 'guide', id, expiresAt });
  const guide = { link: `${words.siteUrl.replace(/(?<!\/)\/+$/, '')}/guide#${token}`, days: GUIDE_DAYS };
  return composeReceipt(message, words, { forms, guide });
}
