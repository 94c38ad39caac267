import { expect, it } from 'vitest';
import { isRecoveryLink, isRefusedLink } from './recoveryLink';

it.each([
  ['#access_token=a&refresh_token=b&type=recovery', true],
  ['#access_token=a&refresh_token=b&type=magiclink', false],
  ['#access_token=a&refresh_token=b', false],
  ['#type=recovery', false],
  ['#main', false],
  ['', false],
])('%j is a link to a new password: %s', (hash, expected) => expect(isRecoveryLink(hash)).toBe(expected));

it.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', true],
  ['#error_code', false],
  ['#cis', false],
])('%j is a refused link: %s', (hash, expected) => expect(isRefusedLink(hash)).toBe(expected));
