import { mailBody, type SiteIdentity } from '@advisor/functions-shared/mail-body.ts';
import { RECOVERY_MINUTES } from './tables.ts';
import type { RecoveryMail } from './recovery.ts';

const LIFETIME = RECOVERY_MINUTES === 60 ? 'one hour' : `${RECOVERY_MINUTES} minutes`;

/** The mail with which the owner of an account sets a new password, as text and as HTML of the same words. */
export function resetMail(site: SiteIdentity, { to, linkToken, code }: RecoveryMail) {
  const { host } = new URL(site.url);
  const subject = `Set a new password for ${site.name}`;
  return {
    to,
    subject,
    ...mailBody(
      subject,
      [
        `Someone, probably you, asked for a new password for ${to} on the website of ${site.name} (${host}).`,
        {
          before: 'Open this link to set a new password:',
          link: recoveryLink(site, linkToken),
          label: 'Set a new password',
        },
        { before: 'Or enter this code on the page where you asked for it:', code },
        `The link and the code work once, within ${LIFETIME}.`,
        'If it was not you, do nothing: your password stays as it is. Do not pass this mail, the link or the code on to anyone: whoever has them can sign in as you. Nobody from this website will ask you for them.',
      ],
      site,
    ),
  };
}

/** The link of a mail: a page with a button, since programs open links too. What follows the # reaches no server's log. */
function recoveryLink({ url }: SiteIdentity, linkToken: string): string {
  return new URL(`/auth#reset=${linkToken}`, url).href;
}
