import { createPlaceLimits, createRateLimiter, takeAll } from '@advisor/contact-function/rate-limit.ts';
import type { Clock } from '../clock.ts';
import { authError, invalid, tooMany } from './responses.ts';
import { readEmail, readFields, toBody, type AuthCall } from './call.ts';
import type { KnownCallers } from './known-callers.ts';
import type { Recovery, RecoveryMail, Redeemed } from './recovery.ts';

const MINUTE = 60_000;
/** Requests for a mail, and wrong links and codes, a minute: from one address and from one network. */
const LIMITS = { address: 10, network: 40, windowMs: MINUTE };
/** Wrong links and codes from all callers in ten minutes. Beyond it no code is checked; a valid link still works. */
const SERVICE_LIMIT = 100;

export interface RecoveryCallsDeps {
  recovery: Recovery;
  callers: KnownCallers;
  siteUrl: string;
  sendMail: (mail: RecoveryMail) => Promise<void>;
  /** Continues work after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
  clock: Clock;
}

/** The calls with which someone who has forgotten a password gets a mail, and a session for its link or code. */
export function createRecoveryCalls({
  recovery,
  callers,
  siteUrl,
  sendMail,
  keepAlive,
  log,
  clock,
}: RecoveryCallsDeps) {
  const { monotonic: now } = clock;
  const asking = createPlaceLimits({ ...LIMITS, now });
  const failing = createPlaceLimits({ ...LIMITS, now });
  const everywhere = createRateLimiter({ limit: SERVICE_LIMIT, windowMs: 10 * MINUTE, now });

  /** The session of a link or code that was right, made by the library in this process. */
  function openSession(call: AuthCall, { libraryToken }: Redeemed): Promise<Response> {
    const headers = new Headers(call.request.headers);
    headers.set('Content-Type', 'application/json');
    const request = new Request(new URL('/auth/v1/verify', call.url), { method: 'POST', headers });
    return call.forward(request, toBody({ type: 'recovery', token_hash: libraryToken }));
  }

  /** The answer to a script that has a session now: with a token of its device. */
  async function rememberWithToken(call: AuthCall, redeemed: Redeemed): Promise<Response> {
    const response = await openSession(call, redeemed);
    return response.ok ? callers.rememberWithToken(response, redeemed.userId, callers.read(call)) : response;
  }

  /** Counts a wrong link. Returns the seconds to wait when there were too many, which is all that is told then. */
  const failed = ({ address }: AuthCall): number => Math.max(everywhere.take('all'), takeAll(failing(address)));

  /** A valid link always works: it cannot be guessed, so no attack may block it. */
  const redeemLink = (token: unknown) => (typeof token === 'string' ? recovery.redeemLink(token) : null);

  function refuseLink(call: AuthCall): Response {
    const wait = failed(call);
    return wait > 0 ? tooMany(wait) : refused('This link was used already or has expired');
  }

  return {
    /** The same answer for every address, before the account is looked up. */
    async recover(call: AuthCall): Promise<Response> {
      const email = readEmail(readFields(call.body)?.email);
      if (email === null) return invalid('Unable to validate email address: invalid format');
      const wait = takeAll(asking(call.address));
      if (wait > 0) return tooMany(wait);
      keepAlive(
        recovery
          .request(email)
          .then((mail) => mail && sendMail(mail))
          .catch((error: unknown) => log(`A mail to reset a password was not sent (${reasonOf(error)}).`)),
      );
      return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
    },

    /** Takes `{ type: 'recovery' }` with the `token_hash` of a link, or with the `email` and `token` of a code. */
    async verify(call: AuthCall): Promise<Response> {
      const fields = readFields(call.body);
      if (fields?.type !== 'recovery') return invalid('Only the type "recovery" is available.');
      if (fields.token_hash !== undefined) {
        const opened = await redeemLink(fields.token_hash);
        return opened ? rememberWithToken(call, opened) : refuseLink(call);
      }
      const email = readEmail(fields.email);
      if (email === null || typeof fields.token !== 'string')
        return invalid('An e-mail address and a code are required.');
      // Counted before the code is checked, so that simultaneous calls cannot exceed the limits.
      const counts = [...failing(call.address), [everywhere, 'all'] as const];
      const wait = takeAll(counts);
      if (wait > 0) return tooMany(wait);
      const redeemed = await recovery.redeemCode(email, fields.token);
      if (!redeemed) return refused(WRONG_CODE);
      counts.forEach(([limiter, key]) => limiter.giveBack(key));
      return rememberWithToken(call, redeemed);
    },

    /** The link of a mail, as a browser opens it: leads to a page of this site, with the session or the error behind the #. */
    async followLink(call: AuthCall): Promise<Response> {
      const { searchParams } = call.url;
      if (searchParams.get('type') !== 'recovery') return invalid('Only the type "recovery" is available.');
      const redeemed = await redeemLink(searchParams.get('token'));
      const response = redeemed ? await openSession(call, redeemed) : refuseLink(call);
      // A page that is led to reads no headers, so that its device gets no token: only its address is known then.
      if (redeemed && response.ok) await callers.remember(redeemed.userId, callers.read(call));
      const answer = (await response.json()) as Record<string, unknown>;
      const hash = response.ok
        ? pick(answer, ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type'], {
            type: 'recovery',
          })
        : { error: 'access_denied', error_code: String(answer.error_code), error_description: String(answer.msg) };
      const target = pageOf(siteUrl, searchParams.get('redirect_to'));
      target.hash = String(new URLSearchParams(hash));
      return new Response(null, { status: 303, headers: { Location: target.href, 'Cache-Control': 'no-store' } });
    },
  };
}

const WRONG_CODE =
  'This code is wrong or no longer works. After five wrong codes, open the link in the mail or ask for a new one';

const refused = (message: string) => authError(403, 'otp_expired', message);

/** What went wrong, without the words of the mail server or the database: those may name the address. */
const reasonOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown reason').slice(0, 40);
};

function pick(from: Record<string, unknown>, names: string[], more: Record<string, string>): Record<string, string> {
  return { ...Object.fromEntries(names.map((name) => [name, String(from[name])])), ...more };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The page that a link asks to lead to, when it is one of this site; else the start. */
export function pageOf(siteUrl: string, wanted: string | null): URL {
  const site = new URL(siteUrl);
  if (wanted === null || !URL.canParse(wanted)) return site;
  const page = new URL(wanted);
  // On one machine the pages may be served on another port (`pnpm dev`).
  const isLocal = LOOPBACK.has(site.hostname) && LOOPBACK.has(page.hostname) && page.protocol === site.protocol;
  if (page.origin !== site.origin && !isLocal) return site;
  // Not built anew from its path: one that begins with two slashes would be read as another host.
  page.username = page.password = '';
  return page;
}
