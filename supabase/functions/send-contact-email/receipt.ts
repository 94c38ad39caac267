import { mailBody, type MailPart } from '../_shared/mail-body.ts';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { isFileValue } from './attachments.ts';
import { requestForms } from './forms.generated.ts';
import type { RequestForms } from './forms.ts';
import { inertText } from './inert-text.ts';
import { answersOf, type Answer, type MessageContent } from './message.ts';
import type { SiteWords } from './site-words.ts';
import { formatFileSize } from './formatFileSize.generated.ts';

/** Mails of each kind to one mailbox a day; see MAIL-11. */
export const RECEIPTS_A_DAY = 5;
/** How much of an answer is quoted, in UTF-16 units: in one line, and in several. */
const QUOTED = { line: 100, text: 1_000 };

/** The link to a guide (MAIL-12). */
export interface GuideLink {
  link: string;
  /** For how many days it is good. */
  days: number;
}

/**
 * The mail to the sender of a message: that it has arrived, under which number, what happens next, how to reach a person, and
 * what was sent; with the link to the guide, if that is what was asked for. All words but the quoted answers are the site's
 * own.
 */
export function composeReceipt(
  message: MessageContent,
  { owner, response, siteUrl }: SiteWords,
  { forms = requestForms, guide }: { forms?: RequestForms | undefined; guide?: GuideLink | undefined } = {},
): AnsweringMail {
  const what = message.form_type === 'contact' ? 'message' : 'request';
  const subject = guide ? 'The guide that you asked for [{reference}]' : `Your ${what} has arrived [{reference}]`;
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
    kind: guide ? 'guide' : 'receipt',
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
