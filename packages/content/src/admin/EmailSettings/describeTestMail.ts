import type { AlertProps } from '@advisor/ui';
import type { MailSetup, TestMail } from '../mailSetup';

/** What became of a test mail, and what to do. */
export function describeTestMail(
  { outcome, refused, reason }: TestMail,
  { to, server }: Pick<MailSetup, 'to' | 'server'>,
): { tone: NonNullable<AlertProps['tone']>; title: string; text: string } {
  const host = server ? server.host : 'The mail server';
  switch (outcome) {
    case 'accepted':
      return {
        tone: 'success',
        title: 'The mail server took the mail',
        text: `It should be with ${to ?? 'you'} in a minute. If it is not, look among the unwanted mail.`,
      };
    case 'written':
      return {
        tone: 'warning',
        title: 'The mail was written to a file',
        text: 'No mail server is named, so nobody receives it. Set SMTP_URL to send mail.',
      };
    case 'late':
      return {
        tone: 'danger',
        title: 'The mail server did not answer in time',
        text: `${host} may be busy, or the port may be blocked. Try again in a few minutes, then check the port in SMTP_URL.`,
      };
    case 'unreachable':
      return {
        tone: 'danger',
        title: 'The mail server could not be reached',
        text: [reason, 'Check the host and the port in SMTP_URL.'].filter(Boolean).join(' '),
      };
    case 'refused':
      return {
        tone: 'danger',
        title: 'The mail server refused the mail',
        text: [whatToDo[refused ?? 'other'], reason && `It said: ${reason}`].filter(Boolean).join(' '),
      };
  }
}

const whatToDo: Readonly<Record<NonNullable<TestMail['refused']> | 'other', string>> = {
  'sign-in': 'It did not accept the user name and the password. Check both in SMTP_URL.',
  sender: 'It does not send mail from this address. Set MAIL_FROM to an address of the account in SMTP_URL.',
  recipient: 'It does not deliver to your address. Check MAIL_TO.',
  encryption: 'It offers no encryption, and nothing is sent without. Check the port in SMTP_URL.',
  other: 'Check the mail settings with whoever runs the mail server.',
};
