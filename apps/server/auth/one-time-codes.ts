import { Secret, TOTP } from 'otpauth';

/** TOTP time step, in seconds. */
const PERIOD = 30;
/** Accepted steps before and after the current one, for clock skew. */
const SKEW = 1;
const SECRET_BYTES = 20;

/** A new secret for an authenticator app: 160 random bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth:` URL for the QR code. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ issuer, label: account, secret, period: PERIOD }).toString();

/** Whether a text looks like a code: six digits. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The time step of a code (30-second steps since 1970); null if it matches neither the current step nor its neighbours.
 * Compares in constant time.
 */
export function stepOfCode(secret: string, code: string, time: Date): number | null {
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token: code, timestamp: time.getTime(), window: SKEW });
  return delta === null ? null : Math.floor(time.getTime() / 1000 / PERIOD) + delta;
}
