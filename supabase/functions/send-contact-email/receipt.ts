import { mailBody, type MailPart } from '../_shared/mail-body.ts';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { isFileValue } from './attachments.ts';
import { requestForms } from './forms.generated.ts';
import type { RequestForms } from './forms.ts';
import { inertText } from './inert-text.ts';
import { answersOf, type Answer, type MessageContent } from './message.ts';
import type { SiteWords } from './site-words.ts';
import { formatFileSize } from './formatFileSize.generated.ts';

/** Receipts to one mailbox a day; see MAIL-11. */
export const RECEIPTS_A_DAY = 5;
/** How much of an answer is quoted, in UTF-16 units: in one line, and in several. */
const QUOTED = { line: 100, text: 1_000 };

/**
 * The mail to the sender of a message: that it has arrived, under which number, what happens next, how to reach a person, and
 * what was sent. All words but the quoted answers are the site's own.
 */
export function composeReceipt(
  message: MessageContent,
  { owner, response, siteUrl }: SiteWords,
  forms: RequestForms = requestForms,
): AnsweringMail {
  const what = message.form_type === 'contact' ? 'message' : 'request';
  const subject = `Your ${what} has arrived [{reference}]`;
  const { sender, details, text } = answersOf(message, forms);
  const quoted = [...sender, ...details, ...(text ? [text] : [])].map(quote);
  const { host } = new URL(siteUrl);
  const parts: MailPart[] = [
    { before: `Thank you. Your ${what} to ${owner.name} has arrived. Its reference number:`, code: '{reference}' },
    { heading: 'What happens next' },
    response,
    { heading: 'How to reach a person' },
    `Answer this mail, or write to ${owner.email}${isNumber(owner.phone) ? ` or call ${owner.phone}` : ''} and give the reference number.`,
    { heading: 'What was sent' },
    { quote: quoted.join('\n') },
    `Links and addresses are left out here, and long answers are cut. ${owner.name} has all of it.`,
    `You get this one mail because this address was entered in a form on ${host}. You are on no list. If it was not you, you need not do anything.`,
  ];
  return {
    kind: 'receipt',
    subject,
    ...mailBody(subject, parts, { name: owner.name, url: siteUrl }),
    daily_limit: RECEIPTS_A_DAY,
  };
}

function quote({ label, value, entries, isLong }: Answer): string {
  const text = entries.some(isFileValue) ? entries.filter(isFileValue).map(nameless).join(', ') : value;
  if (!isLong) return `${label}: ${inertText(text, QUOTED.line)}`;
  return `${label}:\n${inertText(text, QUOTED.text)}`;
}

/** The name of a file is the sender's, and may look like a link. */
const nameless = ({ size }: { size: number }) => `a file (${formatFileSize(size)})`;

/** "By appointment" is no number. */
const isNumber = (phone: string) => /\d.*\d.*\d/.test(phone);
