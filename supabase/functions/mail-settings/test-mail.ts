import { mailOptions, type MailSettings, type MailTransport, type SmtpSettings } from '../send-contact-email/mailer.ts';
import { cutText, wellFormed } from '../send-contact-email/text.generated.ts';

/** What became of a test mail. */
export interface TestMail {
  /** `accepted` by the mail server, or `written` to a file; `refused` by it; it was `unreachable`, or `late` to answer. */
  outcome: 'accepted' | 'written' | 'refused' | 'unreachable' | 'late';
  /** What it refused, where that is known. */
  refused: 'sign-in' | 'sender' | 'recipient' | 'encryption' | null;
  /** The words of the mail server, or what went wrong. */
  reason: string | null;
}

/** How long a mail server may take in all, in ms. Each of its steps has a limit of its own. */
const TIMEOUT_MS = 25_000;

/** The mail, which nobody but the owner gets. */
function testMailOf({ id, siteUrl }: { id: string; siteUrl: string | undefined }) {
  const place = siteUrl ? `your website ${siteUrl}` : 'your website';
  return {
    id,
    subject: 'Test mail from your website',
    text:
      `This mail was sent from the page “Email settings” of ${place}.\n` +
      `It has arrived, and so will what visitors send by the forms.\n\n` +
      `If it lies with the unwanted mail, mark its sender as wanted.\n`,
  };
}

/** Sends one mail to the owner and says what the mail server did with it. Never rejects, and never tells the password. */
export async function sendTestMail(
  transport: MailTransport,
  settings: MailSettings,
  { siteUrl, timeoutMs = TIMEOUT_MS }: { siteUrl: string | undefined; timeoutMs?: number },
): Promise<TestMail> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), timeoutMs);
  });
  try {
    const mail = mailOptions(testMailOf({ id: crypto.randomUUID(), siteUrl }), settings);
    const sending = transport.sendMail(mail);
    // It may still fail once nobody waits for it.
    sending.catch(() => undefined);
    const sent = (await Promise.race([sending, late])) as { response?: unknown } | undefined;
    if (!settings.smtp) return { outcome: 'written', refused: null, reason: null };
    return { outcome: 'accepted', refused: null, reason: wordsOf(sent?.response, settings.smtp) };
  } catch (error) {
    return failureOf(error, settings.smtp);
  } finally {
    clearTimeout(timer);
  }
}

interface SmtpError {
  code?: unknown;
  /** The SMTP command that failed. */
  command?: unknown;
  /** The answer of the mail server. */
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

/** By the codes of nodemailer, and of the network below it. */
function failureOf(error: unknown, smtp: SmtpSettings | null): TestMail {
  const { code, command, response, responseCode, message } = (error ?? {}) as SmtpError;
  if (code === 'ETIMEDOUT') return { outcome: 'late', refused: null, reason: null };
  if (response || responseCode || code === 'EAUTH' || code === 'ETLS' || code === 'EREQUIRETLS') {
    const words = wordsOf(response || message, smtp);
    return {
      outcome: 'refused',
      refused: whatOf(code, command),
      reason: words ?? (responseCode ? `It answered ${String(responseCode)}.` : null),
    };
  }
  const known = UNREACHABLE.find(([pattern]) => pattern.test(`${String(code)} ${String(message)}`))?.[1];
  return { outcome: 'unreachable', refused: null, reason: known ?? wordsOf(message, smtp) };
}

function whatOf(code: unknown, command: unknown): TestMail['refused'] {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'sign-in';
  if (code === 'ETLS' || code === 'EREQUIRETLS') return 'encryption';
  if (code !== 'EENVELOPE') return null;
  if (String(command).startsWith('MAIL')) return 'sender';
  return String(command).startsWith('RCPT') ? 'recipient' : null;
}

const UNREACHABLE: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'There is no server of that name.'],
  [/ECONNREFUSED/, 'No mail server listens at that address and port.'],
  [/certificate|altnames/i, 'Its certificate cannot be trusted.'],
  [/wrong version number|ssl|tls/i, 'It does not speak TLS at that port.'],
  [/ECONNRESET|EPIPE|closed|hang up/i, 'It closed the connection.'],
];

/** Words of a mail server on one line; null when there are none, or when they repeat the password. */
export function wordsOf(text: unknown, smtp: SmtpSettings | null): string | null {
  if (typeof text !== 'string' || repeatsPassword(text, smtp)) return null;
  const line = wellFormed(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return cutText(line, 500) || null;
}

function repeatsPassword(text: string, smtp: SmtpSettings | null): boolean {
  const { user = '', pass = '' } = smtp?.auth ?? {};
  if (!pass) return false;
  // As it is sent by the ways to sign in, and as it stands in SMTP_URL.
  return [pass, encodeURIComponent(pass), base64(pass), base64(`\0${user}\0${pass}`)].some((form) =>
    text.includes(form),
  );
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
