import type { Clock } from '../clock.ts';
import type { Accounts } from './accounts.ts';
import { authError, invalid, tooMany, wrongCredentials } from './responses.ts';
import { createAttempts } from './attempts.ts';
import { readEmail, readFields, toBody, type AuthCall } from './call.ts';
import type { KnownCallers } from './known-callers.ts';
import { createPasswordCheck } from './passwords.ts';
import type { KeyedHash } from './secrets.ts';

/** In which the library names the session that an answer begins or renews. */
export const SESSION_HEADER = 'sb-auth-session-id';

/**
 * Signs in with a password. Only a right one reaches the library; before that, an account that exists and one that
 * does not cause the same queries, the same hash and the same answer.
 */
export function createSignIn({
  accounts,
  callers,
  keyed,
  clock,
}: {
  accounts: Accounts;
  callers: KnownCallers;
  keyed: KeyedHash;
  clock: Clock;
}): (call: AuthCall) => Promise<Response> {
  const attempts = createAttempts(clock.monotonic);
  const check = createPasswordCheck();

  return async (call) => {
    const fields = readFields(call.body);
    if (!fields) return authError(400, 'bad_json', 'Could not parse request body as JSON');
    const { password } = fields;
    const email = readEmail(fields.email);
    if (typeof fields.email !== 'string' || typeof password !== 'string')
      return invalid('An email address and a password are required.');

    const caller = callers.read(call);
    const device = caller.device && email && (await accounts.knows(email, caller.device)) ? caller.device : null;
    const attempt = attempts.fromCaller({ address: call.address, device });
    if (typeof attempt === 'number') return tooMany(attempt);
    // An invalid email address obviously has no account.
    if (email === null || password === '') return wrongCredentials();

    const account = await accounts.find(email, caller.address);
    const known = device !== null || account.knownAddress;
    const unknownAttempt = known
      ? null
      : await attempts.fromUnknownCaller({ address: call.address, account: keyed('account', email) });
    if (typeof unknownAttempt === 'number') return tooMany(unknownAttempt);

    const isRight = await check(password, account, known);
    if (isRight === null) return tooMany(5);
    if (!isRight || account.id === null) return wrongCredentials();
    attempt.succeeded();
    unknownAttempt?.succeeded();
    const response = await call.forward(call.request, toBody({ email, password }));
    if (!response.ok) return response;
    // A password that is changed while the library compares it has ended all sessions but the one that begins here.
    const session = response.headers.get(SESSION_HEADER);
    if (session === null || (await accounts.endOutdated(session, account.hash))) return wrongCredentials();
    return callers.remember(response, account.id, caller);
  };
}
