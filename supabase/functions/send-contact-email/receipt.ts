import { mailBody, type MailPart } from '../_shared/mail-body.ts';
import type { AnsweringMail } from '../_shared/outgoing-mail.ts';
import { requestForms } from './forms.generated.ts';
import type { RequestForms } from './forms.ts';
import { formTitle, type MessageContent } from './message.ts';
import type { SiteWords } from './site-words.ts';

/** Mails of each kind to one mailbox a day; see MAIL-11. */
export const RECEIPTS_A_DAY = 5;

/** The link to a guide (MAIL-12). */
export interface GuideLink {
  link: string;
  /** For how many days it is good. */
  days: number;
}

// MAIL-10
/**
 * The mail to the sender of a message: that it has arrived, under which number, what happens next and how to reach a person;
 * with the link to the guide, if that is what was asked for. All words are the site's own: the address may be somebody else's,
 * and whatever a stranger could write into such a mail comes with the owner's name.
 */
export function composeReceipt(
  message: Pick<MessageContent, 'form_type' | 'details'>,
  { owner, response, siteUrl }: SiteWords,
  { forms = requestForms, guide }: { forms?: RequestForms | undefined; guide?: GuideLink | undefined } = {},
): AnsweringMail {
  const what = message.form_type === 'contact' ? 'message' : 'request';
  const subject = guide ? 'The guide that you asked for [{reference}]' : `Your ${what} has arrived [{reference}]`;
  const form = message.form_type === 'contact' ? '' : ` (${formTitle(message, forms)})`;
  const { host } = new URL(siteUrl);
  const parts: MailPart[] = [
    {
      before: `Thank you. Your ${what}${form} to ${owner.name} has arrived. Its reference number:`,
      code: '{reference}',
    },
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
    `What you wrote is not repeated here, because anybody can enter any address. ${owner.name} has all of it.`,
    `You get this mail because this address was entered in a form on ${host}. You are on no list. If it was not you, you need not do anything.`,
  ];
  return {
    kind: guide ? 'guide' : 'receipt',
    subject,
    ...mailBody(subject, parts, { name: owner.name, url: siteUrl }),
    daily_limit: RECEIPTS_A_DAY,
  };
}

/** "By appointment" is no number. */
const isNumber = (phone: string) => /\d.*\d.*\d/.test(phone);
