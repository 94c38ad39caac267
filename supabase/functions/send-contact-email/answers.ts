import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { BRIEF_FORM, CONFIRM_DAYS, confirmLink } from '../_shared/brief.ts';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { signLink } from '../_shared/signed-link.ts';
import type { RequestForms } from './forms.ts';
import { visitorParts } from '../_shared/booking/session.ts';
import { formTitle, momentsOf, pickedTimeOf, type MessageContent } from './message.ts';
import { composeReceipt } from './receipt.ts';
import { readSiteWords } from './site-words.ts';

/** What mails to senders need. */
export interface AnswerDeps {
  /** Has the service role. */
  client: SupabaseClient;
  /** The site's public URL. @default the one in the owner's details */
  siteUrl: string | undefined;
  /** The project's secret, which signs links (MAIL-7). */
  secret: string;
  /** @default those of the site */
  forms?: RequestForms | undefined;
  clock: () => Date;
}

/** Days until the link to a guide expires. */
export const GUIDE_DAYS = 7;

// MAIL-9, MAIL-12, BRIEF-2, BOOKING-8
/**
 * The mail to the sender of the message with this id: a receipt, with a link for a guide that has a file or for the
 * brief, or with the booked time.
 */
export async function writeAnswer(message: MessageContent, id: string, deps: AnswerDeps): Promise<AnsweringMail> {
  const { forms, secret, clock } = deps;
  const words = await readSiteWords(deps.client, message, deps);
  if (message.form_type === 'request' && message.details?.form === BRIEF_FORM) {
    const confirm = { link: await confirmLink(id, words.siteUrl, secret, clock()), days: CONFIRM_DAYS };
    return composeReceipt(message, words, { forms, confirm });
  }
  const picked = pickedTimeOf(message);
  if (picked) {
    const { name, email } = message;
    const session = await visitorParts(
      {
        id,
        sequence: 0,
        ...momentsOf(picked),
        timeZone: picked.ownerTimeZone,
        visitorZone: picked.timeZone,
        title: formTitle(message, forms),
        name,
        email,
      },
      { words, secret, now: clock() },
    );
    return composeReceipt(message, words, { forms, session });
  }
  if (words.file === null) return composeReceipt(message, words, { forms });
  const expiresAt = new Date(clock().getTime() + GUIDE_DAYS * 24 * 60 * 60_000);
  const token = await signLink(secret, { purpose: 'guide', id, expiresAt });
  const guide = { link: `${words.siteUrl.replace(/\/+$/, '')}/guide#${token}`, days: GUIDE_DAYS };
  return composeReceipt(message, words, { forms, guide });
}
