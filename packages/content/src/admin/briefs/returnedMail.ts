import { cutText, wellFormed } from '@advisor/ui/text';
import type { RawEmail } from 'postal-mime';
import {
  returnedAddressLimit,
  type KnownSubscriber,
  type ReturnedAddress,
  type SubscriberStore,
} from './subscriberStore';

/** The reported status of one recipient. */
export interface ReturnedRecipient {
  /** The original recipient, which may be missing, and the final one if the mail was forwarded. In lower case. */
  addresses: string[];
  /** Whether delivery failed permanently; false if it was only delayed, succeeded, or is unknown. */
  isRefused: boolean;
  /** The mail server's response, on one line. */
  reason: string;
}

/** A bounce mail. */
export interface ReturnedMail {
  /** When it arrived, ISO 8601; null if unknown. */
  date: string | null;
  recipients: ReturnedRecipient[];
}

/** The maximum number of files. */
export const returnedMailFiles = 100;
/** The maximum size of a mail, in bytes: a bounce includes the whole edition. */
export const returnedMailBytes = 2_000_000;

/** The maximum nesting depth of attached mails. */
const maxDepth = 3;
const maxRecipients = 200;
/** The maximum length of a report field: the expressions below are slow on long input. */
const maxField = 1_000;
const maxReason = 300;

// BRIEF-17
/**
 * Reads delivery status reports (RFC 3464) from the source of a mail, including mails forwarded as attachments. Empty
 * if there is none, or if the mail is too large or too deeply nested. Reports are untrusted: they can be forged. The
 * parser is loaded on the first call; rejects if loading fails.
 */
export async function readReturnedMails(source: Blob | string): Promise<ReturnedMail[]> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size === 0 || size > returnedMailBytes) return [];
  const { default: PostalMime } = await import('postal-mime');
  const found: ReturnedMail[] = [];
  let room = maxRecipients;

  async function read(source: RawEmail, depth: number): Promise<void> {
    const mail = await PostalMime.parse(source, {
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
      forceRfc822Attachments: true,
    }).catch(() => null);
    if (!mail) return;
    const reports = mail.attachments.filter(({ mimeType }) => reportTypes.includes(mimeType));
    if (reports.length > 0) {
      const recipients = reports.flatMap(({ content }) => recipientsIn(textOf(content))).slice(0, room);
      room -= recipients.length;
      found.push({ date: momentOf(mail.date), recipients });
    } else if (depth < maxDepth) {
      // Beside a report, an attached mail is the original; without one it was forwarded.
      for (const { mimeType, content } of mail.attachments)
        if (mimeType === 'message/rfc822' && room > 0) await read(content, depth + 1);
    }
  }

  // A leading blank line would end the header.
  await read(typeof source === 'string' ? source.trimStart() : source, 0);
  return found;
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function momentOf(date: string | undefined): string | null {
  const moment = Date.parse(date ?? '');
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** RFC 3464, and RFC 6533 for internationalised addresses. */
const reportTypes: readonly string[] = ['message/delivery-status', 'message/global-delivery-status'];

/** The recipient groups of a report, after the per-message group; some servers omit the blank line after that. */
function recipientsIn(report: string): ReturnedRecipient[] {
  return report
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(fieldsIn)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .map((fields) => {
      const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)) ?? []);
      const action = /^[a-z]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0];
      const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
      return {
        addresses: [...new Set(addresses)],
        isRefused: action === 'failed' && status.startsWith('5'),
        reason: lineOf(valueOf(fields.get('diagnostic-code')) ?? status),
      };
    });
}

/** The first field of each name, in lower case, unfolded. */
function fieldsIn(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(at + 1, at + 1 + maxField).trim());
  }
  return fields;
}

/** The value after its type: `smtp; 550 No such user`. */
function valueOf(field: string | undefined): string | undefined {
  return field === undefined ? undefined : /^[\w-]+\s*;\s*(.*)$/.exec(field)?.[1]!.trim() || field;
}

/** Only addresses in the format of the list. */
function addressIn(field: string | undefined): string | null {
  const address = valueOf(field)
    ?.replace(/^<(.*)>$/, '$1')
    .trim()
    .toLowerCase();
  return address && address.length <= 254 && /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+$/u.test(address) ? address : null;
}

const lineOf = (text: string): string =>
  cutText(
    wellFormed(text)
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
    maxReason,
  );

/** The effect of bounces on the list. Each address is in one group. */
export interface ReturnedFindings {
  /** Would get no more editions. */
  refused: ReturnedAddress[];
  /** Already unsubscribed, or confirmed again since the bounce. */
  settled: string[];
  /** Only delayed, or not reported as permanently refused. */
  kept: ReturnedAddress[];
  /** Not on the list. */
  unknown: string[];
}

/** Looks up the recipients of bounces in the list, and groups them. Rejects when the store does. */
export async function findReturned(
  store: Pick<SubscriberStore, 'find'>,
  mails: readonly ReturnedMail[],
): Promise<ReturnedFindings> {
  const addresses = mails.flatMap(({ recipients }) => recipients.flatMap((recipient) => recipient.addresses));
  const known: KnownSubscriber[] = [];
  for (const part of inParts([...new Set(addresses)])) known.push(...(await store.find(part)));
  return findingsOf(mails, known);
}

/** Marks addresses as refused; resolves to the number of newly marked ones. Rejects when the store does. */
export async function markReturned(
  store: Pick<SubscriberStore, 'markReturned'>,
  returned: readonly ReturnedAddress[],
): Promise<number> {
  let marked = 0;
  for (const part of inParts(returned)) marked += await store.markReturned(part);
  return marked;
}

/** In batches of the store's limit. */
function inParts<Each>(all: readonly Each[]): Each[][] {
  const parts: Each[][] = [];
  for (let from = 0; from < all.length; from += returnedAddressLimit)
    parts.push(all.slice(from, from + returnedAddressLimit));
  return parts;
}

/** Groups the recipients by their state in the list. */
function findingsOf(mails: readonly ReturnedMail[], subscribers: readonly KnownSubscriber[]): ReturnedFindings {
  const known = new Map(subscribers.map((each) => [each.email.toLowerCase(), each]));
  const found = new Map<string, { into: keyof ReturnedFindings; reason: string }>();
  for (const { date, recipients } of mails)
    for (const { addresses, isRefused, reason } of recipients) {
      const subscriber = addresses.map((address) => known.get(address)).find(Boolean);
      const email = subscriber?.email ?? addresses[0];
      if (email === undefined) continue;
      const into = !subscriber ? 'unknown' : !isRefused ? 'kept' : isSettled(subscriber, date) ? 'settled' : 'refused';
      // Of several mails to one address, a permanent refusal takes precedence.
      if (!found.has(email) || into === 'refused') found.set(email, { into, reason });
    }
  const of = (wanted: keyof ReturnedFindings) =>
    [...found].flatMap(([email, { into, reason }]) => (into === wanted ? [{ email, reason }] : []));
  const emailsOf = (wanted: keyof ReturnedFindings) => of(wanted).map(({ email }) => email);
  return { refused: of('refused'), settled: emailsOf('settled'), kept: of('kept'), unknown: emailsOf('unknown') };
}

const isSettled = ({ state, asked_at }: KnownSubscriber, returnedAt: string | null): boolean =>
  state === 'unsubscribed' ||
  state === 'bounced' ||
  (returnedAt !== null && Date.parse(returnedAt) < Date.parse(asked_at));
