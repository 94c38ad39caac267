import type { MailSettings, MailTransport } from '../send-contact-email/mailer.ts';
import { describeError } from '../send-contact-email/log.ts';
import { createRateLimiter } from '../send-contact-email/rate-limit.ts';
import { refuseUnlessOwner, type CallerRole } from '../_shared/caller-role.ts';
import type { MailQueue } from './queue.ts';
import { describeSetup, type MailSetup } from './setup.ts';
import { sendTestMail, wordsOf } from './test-mail.ts';

export interface MailSettingsDeps extends Pick<MailSetup, 'place' | 'retrySeconds'> {
  env: Readonly<Record<string, string | undefined>>;
  /** What `env` says, or what is wrong with it. */
  settings: MailSettings | string;
  /** Sends mails as those of visitors are sent; null where none can be. */
  transport: MailTransport | null;
  /** What happens to mails when no mail server is named. */
  withoutServer: 'file' | 'none';
  /** The public address of the site, if it is known. */
  siteUrl: string | undefined;
  readQueue(): Promise<MailQueue>;
  log: (line: string) => void;
  /** How long the mail server may take, in ms. @default 25 seconds */
  timeoutMs?: number;
  /** Milliseconds that only ever grow, for the limit. @default the monotonic clock */
  monotonic?: () => number;
}

// ADMIN-45
/** Test mails within the window, by all owners together. */
export const TEST_MAILS = 5;
const WINDOW_MS = 10 * 60_000;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
};

/**
 * How mail is sent, for the owner alone: GET answers with the settings without their secrets (`MailSetup`), POST sends one
 * test mail to the owner's recipient and answers 200 with what became of it (`TestMail`), also when the mail server refused
 * it. Everything else is 4xx or 5xx `{ "success": false, "error": "…" }`.
 */
export function createMailSettingsHandler(
  deps: MailSettingsDeps,
): (request: Request, readRole: () => Promise<CallerRole>) => Promise<Response> {
  const limiter = createRateLimiter({ limit: TEST_MAILS, windowMs: WINDOW_MS, now: deps.monotonic });
  const { settings, transport, log } = deps;

  return async (request, readRole) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'GET' && request.method !== 'POST')
      return refuse(405, 'Use GET or POST.', { Allow: 'GET, POST, OPTIONS' });
    try {
      const refusal = refuseUnlessOwner(await readRole(), {
        user: 'Only the owner sees the mail settings.',
        anonymous: 'Sign in to see the mail settings.',
      });
      if (refusal) return refuse(refusal.status, refusal.message);
      if (request.method === 'GET') return answer(200, { success: true, ...(await describe(deps)) });
      if (typeof settings === 'string') return refuse(409, `No mail can be sent: ${settings}`);
      if (!transport || !settings.to)
        return refuse(409, 'No mail can be sent: set SMTP_URL, MAIL_FROM and MAIL_TO first.');
      const wait = limiter.take('all');
      if (wait > 0)
        return refuse(429, `${TEST_MAILS} test mails were sent. Please try again in ${minutes(wait)}.`, {
          'Retry-After': String(wait),
        });
      const sent = await sendTestMail(transport, settings, deps);
      if (sent.outcome !== 'accepted' && sent.outcome !== 'written')
        log(`A test mail was not sent: ${[sent.outcome, sent.refused].filter(Boolean).join(', ')}.`);
      return answer(200, { success: true, ...sent });
    } catch (error) {
      log(`The mail settings could not be answered: ${describeError(error)}`);
      return refuse(503, 'The server could not do this now. Please try again later.');
    }
  };
}

async function describe({ settings, readQueue, ...rest }: MailSettingsDeps): Promise<MailSetup> {
  const { env, withoutServer, place, retrySeconds } = rest;
  const queue = await readQueue();
  const smtp = typeof settings === 'string' ? null : settings.smtp;
  const { lastFailure } = queue;
  return describeSetup(settings, {
    env,
    withoutServer,
    place,
    retrySeconds,
    queue: {
      ...queue,
      lastFailure: lastFailure && {
        ...lastFailure,
        reason: wordsOf(lastFailure.reason, smtp) ?? 'The mail server did not accept it.',
      },
    },
  });
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return answer(status, { success: false, error }, headers);
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } });
}
