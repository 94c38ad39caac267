import { solveChallenge, type Challenge, type Payload } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** Computes the proof of work that the server requires while very many messages arrive: 0.2 to 3 seconds; the page stays responsive. */
export async function solve(challenge: Challenge): Promise<Payload> {
  // Browsers have Web Crypto on secure origins only.
  const { deriveKey } = crypto.subtle
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : { deriveKey: deriveWithScript };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work took too long.');
  return { challenge, solution };
}

const deriveWithScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};
