import { fn } from 'storybook/test';
import type { AppSetup, AuthenticatorApp, SecondFactor, SecondFactorStore } from './secondFactorStore';

export const samplePhone: AuthenticatorApp = { id: 'phone', name: 'Phone', created_at: '2026-10-02T08:30:00Z' };

/** The code that the in-memory store accepts. */
export const sampleCode = '123456';

export const sampleRecoveryCodes = [
  'k4m9x7qp2ab8ht3z',
  '9wze6r5npd4cmq7v',
  '2h8kqw3m7xt49rpn',
  'nq5v7xk2m9tp4wzs',
  '7ybt3fd6g8hj1kcn',
  'c5r0s9a4xq2v6mwe',
  '1zgk8p3hd7nt5yfb',
  'm6t2w4x9qc8v0rja',
  'e3d7h1k5p9s2v6yz',
  '8f4g0bnx6c2zq7mt',
];

/** A placeholder for a QR code. */
const picture = `data:image/svg+xml;utf-8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/></svg>',
)}`;

const none: SecondFactor = { apps: [], recoveryCodes: null };

/** An in-memory store of a second factor, for stories. `stale`: the password was entered too long ago. */
export function secondFactorInMemory(first: SecondFactor = none, { stale = false } = {}) {
  let { apps, recoveryCodes } = first;
  let proven = !stale;
  const check = (code: string) => {
    if (code !== sampleCode)
      throw new Error('This code is wrong or has expired. Enter the one that the app shows now.');
    proven = true;
  };
  return {
    read: fn<SecondFactorStore['read']>(async () => ({ apps, recoveryCodes })),
    prove: fn<SecondFactorStore['prove']>(async (proof) => {
      if ('code' in proof) check(proof.code);
      if ('recoveryCode' in proof && recoveryCodes) {
        recoveryCodes = { ...recoveryCodes, remaining: recoveryCodes.remaining - 1 };
      }
      proven = true;
    }),
    begin: fn<SecondFactorStore['begin']>(async () =>
      proven ? { id: `app-${apps.length}`, qrCode: picture, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } : 'prove',
    ),
    confirm: fn<SecondFactorStore['confirm']>(async ({ id }: AppSetup, code) => {
      check(code);
      apps = [...apps, { ...samplePhone, id, name: 'New app' }];
    }),
    remove: fn<SecondFactorStore['remove']>(async ({ id }, { code }) => {
      check(code);
      apps = apps.filter((app) => app.id !== id);
      if (apps.length === 0) recoveryCodes = null;
    }),
    makeRecoveryCodes: fn<SecondFactorStore['makeRecoveryCodes']>(async () => {
      if (!proven) return 'prove';
      recoveryCodes = { total: 10, remaining: 10 };
      return sampleRecoveryCodes;
    }),
  } satisfies SecondFactorStore;
}
