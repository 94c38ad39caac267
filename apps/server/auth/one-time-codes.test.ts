import { HOTP, Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { isTotpCode, newTotpSecret, stepOfCode, totpUri } from './one-time-codes.ts';

/** The secret of the test vectors in RFC 6238, appendix B. Its codes have eight digits; the last six are compared. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('is valid for one step before and after its own', () => {
    const secret = newTotpSecret();
    const step = 60_000_000;
    const code = HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
    const at = (shift: number) => stepOfCode(secret, code, new Date((step + shift) * 30_000 + 29_999));
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
  });

  it.each(['', '12345', '1234567', '12345a', ' 123456', '１２３４５６', '-12345'])('is not %j', (text) => {
    expect(isTotpCode(text)).toBe(false);
  });
});

it('a secret has 160 random bits, and its URL names the site and the account', () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(secrets[0]!, { issuer: 'example.com', account: 'owner+a@example.com' }));
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/example.com:owner+a@example.com']);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: secrets[0],
    issuer: 'example.com',
    digits: '6',
  });
});
