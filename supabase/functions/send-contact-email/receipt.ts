import { mailBody, type MailPart } from '../_shared/mail-body.ts';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { isFileValue } from './attachments.ts';
import { requestForms } from './forms.generated.ts';
import type { RequestForms } from './forms.ts';
import { inertText } from './inert-text.ts';
import { answersOf, type Answer, type MessageContent } from './message.ts';
import type { SiteWords } from './site-words.ts';
import type { visitorParts } from '../_shared/booking/session.ts';
import { formatFileSize } from './formatFileSize.generated.ts';

/** Daily mails of each kind to one mailbox; see MAIL-11. */
export const RECEIPTS_A_DAY = 5;
/** Daily mails to one mailbox that ask to confirm the brief; see BRIEF-2. */
export const CONFIRMATIONS_A_DAY = 3;
/** The maximum length of a quoted answer, in UTF-16 units: single-line, and multi-line. */
const QUOTED = { line: 100, text: 1_000 };

/** A mail's link: to a guide (MAIL-12), or to confirm the brief (BRIEF-2). */
export interface AnswerLink {
  link: string;
  /** Days until it expires. */
  days: number;
}

/**
 * The mail to a message's sender: that it has arrived, its number, what happens next, how to reach a person, and what
 * was sent; with the link to the guide or the confirmation of the brief, if requested. Except for quoted answers, all
 * text is the site's own.
 */
export function composeReceipt(
  message: MessageContent,
  { owner, response, siteUrl }: SiteWords,
  {
    forms = requestForms,
    guide,
    confirm,
    session,
  }: {
    forms?: RequestForms | undefined;
    guide?: AnswerLink | undefined;
    confirm?: AnswerLink | undefined;
    /** For a message that has booked a time. */
    session?: Awaited<ReturnType<typeof visitorParts>> | undefined;
  } = {},
): AnsweringMail {
  const what = message.form_type === 'contact' ? 'message' : 'request';
  const subject = confirm
    ? 'Please confirm that you want the brief [{reference}]'
    : guide
      ? 'The guide that you asked for [{reference}]'
      : `Your ${what} has arrived${session ? ', and your time is booked' : ''} [{reference}]`;
  const { sender, details, text } = answersOf(message, forms);
  const quoted = [...sender, ...details, ...(text ? [text] : [])].map(quote);
  const { host } = new URL(siteUrl);
  const parts: MailPart[] = [
    { before: `Thank you. Your ${what} to ${owner.name} has arrived. Its reference number:`, code: '{reference}' },
    ...(guide
      ? [
          {
            before: 'Here is your guide. The link opens a page with one button:',
            link: guide.link,
            label: 'Open the guide',
          },
          `The link is good for ${guide.days} days. Once it has been used, it works for another hour.`,
        ]
      : []),
    ...(confirm
      ? [
          {
            before: 'One step is left. The link opens a page with one button, and pressing it subscribes this address:',
            link: confirm.link,
            label: 'Confirm that you want the brief',
          },
          `The link is good for ${confirm.days} days. Without it no edition is sent to you, and the address is deleted from the list after 30 days.`,
        ]
      : []),
    ...(session?.parts ?? []),
    { heading: 'What happens next' },
    response,
    { heading: 'How to reach a person' },
    `Answer this mail, or write to ${owner.email}${isNumber(owner.phone) ? ` or call ${owner.phone}` : ''} and give the reference number.`,
    { heading: 'What was sent' },
    { quote: quoted.join('\n') },
    `Links and addresses are left out here, and long answers are cut. ${owner.name} has all of it.`,
    `You get this mail because this address was entered in a form on ${host}. You are on no list. If it was not you, you need not do anything.`,
  ];
  return {
    // Each kind has its own limit.
    kind: confirm ? 'brief-confirm' : guide ? 'guide' : session ? 'booking' : 'receipt',
    subject,
    ...mailBody(subject, parts, { name: owner.name, url: siteUrl }),
    ...(session && { attachments: session.attachments }),
    daily_limit: confirm ? CONFIRMATIONS_A_DAY : RECEIPTS_A_DAY,
  };
}

function quote({ label, value, entries, isLong }: Answer): string {
  const text = entries.some(isFileValue) ? entries.filter(isFileValue).map(nameless).join(', ') : value;
  if (!isLong) return `${label}: ${inertText(text, QUOTED.line)}`;
  return `${label}:\n${inertText(text, QUOTED.text)}`;
}

/** A file's name is chosen by the sender, and may look like a link. */
const nameless = ({ size }: { size: number }) => `a file (${formatFileSize(size)})`;

/** "By appointment" is no number. */
const isNumber = (phone: string) => /\d.*\d.*\d/.test(phone);
