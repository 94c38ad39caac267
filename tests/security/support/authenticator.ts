import { HOTP, Secret } from 'otpauth';
import type { SupabaseClient } from '@supabase/supabase-js';

/** An authenticator app. Each code of it works once, so that tests take the next one instead of waiting for it. */
export class Authenticator {
  #used = -Infinity;
  readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The code that is shown `shift` steps of 30 seconds from now. */
  codeAt(shift: number): string {
    return HOTP.generate({ secret: Secret.fromBase32(this.secret), counter: step() + shift });
  }

  /**
   * A code that was not used yet: of the step before now, now or next. Waits for its time when all three were. A `lasting`
   * one can be sent again for half a minute at least.
   */
  async next({ lasting = false } = {}): Promise<string> {
    // A code is refused from the end of the step after its own: on a busy machine it may be sent seconds later.
    const left = STEP_MS - (Date.now() % STEP_MS);
    const oldest = lasting || left < 10_000 ? step() : step() - 1;
    const wanted = Math.max(oldest, this.#used + 1);
    while (step() < wanted - 1) await new Promise((resolve) => setTimeout(resolve, 250));
    this.#used = wanted;
    return this.codeAt(wanted - step());
  }
}

const STEP_MS = 30_000;
const step = () => Math.floor(Date.now() / STEP_MS);

/** Sets up an authenticator app for who is signed in with a client. */
export async function setUpApp(
  { auth }: SupabaseClient,
  friendlyName = 'Phone',
): Promise<{ factorId: string; app: Authenticator }> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const app = new Authenticator(data.totp.secret);
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: await app.next() });
  if (verified.error) throw verified.error;
  return { factorId: data.id, app };
}
