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
  sendMail: (mail: RecoveryMail) => Promise<void>;
  /** Continues work after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
  clock: Clock;
}

/** The calls with which someone who has forgotten a password gets a mail, and a session for its link or code. */
export function createRecoveryCalls({ recovery, callers, sendMail, keepAlive, log, clock }: RecoveryCallsDeps) {
  const { monotonic: now } = clock;
  const asking = createPlaceLimits({ ...LIMITS, now });
  const failing = createPlaceLimits({ ...LIMITS, now });
  const everywhere = createRateLimiter({ limit: SERVICE_LIMIT, windowMs: 10 * MINUTE, now });

  /** The session of a link or code that was right, made by the library in this process. */
  async function openSession(call: AuthCall, { userId, libraryToken }: Redeemed): Promise<Response> {
    const headers = new Headers(call.request.headers);
    headers.set('Content-Type', 'application/json');
    const request = new Request(new URL('/auth/v1/verify', call.url), { method: 'POST', headers });
    const response = await call.forward(request, toBody({ type: 'recovery', token_hash: libraryToken }));
    return response.ok ? callers.remember(response, userId, callers.read(call)) : response;
  }

  /** A valid link always works: it cannot be guessed, so no attack may block it. Wrong ones are counted. */
  async function openLink(call: AuthCall, token: unknown): Promise<Response> {
    const redeemed = typeof token === 'string' ? await recovery.redeemLink(token) : null;
    if (redeemed) return openSession(call, redeemed);
    const wait = Math.max(everywhere.take('all'), takeAll(failing(call.address)));
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
      if (fields.token_hash !== undefined) return openLink(call, fields.token_hash);
      const email = readEmail(fields.email);
      if (email === null || typeof fields.token !== 'string')
        return invalid('An email address and a code are required.');
      // Counted before the code is checked, so that simultaneous calls cannot exceed the limits.
      const counts = [...failing(call.address), [everywhere, 'all'] as const];
      const wait = takeAll(counts);
      if (wait > 0) return tooMany(wait);
      const redeemed = await recovery.redeemCode(email, fields.token);
      if (!redeemed) return refused(WRONG_CODE);
      counts.forEach(([limiter, key]) => limiter.giveBack(key));
      return openSession(call, redeemed);
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
