import { createChallenge, solveChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createProofOfWork, type ProofOfWork } from '@advisor/contact-function/proof-of-work.ts';

const altcha = { createChallenge, verifySolution, deriveKey };
const id = crypto.randomUUID();

describe('a proof', () => {
  let work: ProofOfWork;
  let challenge: Challenge;
  let solution: NonNullable<Awaited<ReturnType<typeof solveChallenge>>>;

  beforeAll(async () => {
    work = await createProofOfWork(altcha, 'a secret');
    challenge = await work.challenge(id);
    solution = (await solveChallenge({ challenge, deriveKey }))!;
  });

  it('is for one message, and holds on every server with the same secret', async () => {
    expect(await work.verify({ challenge, solution })).toBe(id);
    expect(await (await createProofOfWork(altcha, 'a secret')).verify({ challenge, solution })).toBe(id);
    expect(await (await createProofOfWork(altcha, 'another one')).verify({ challenge, solution })).toBeNull();
  });

  it('cannot be made easier, for another message, longer valid or without work', async () => {
    const changed = (parameters: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    });
    for (const forged of [
      changed({ cost: 1 }),
      changed({ data: { messageId: crypto.randomUUID() } }),
      changed({ expiresAt: 9_999_999_999 }),
      { challenge, solution: { ...solution, derivedKey: `${challenge.parameters.keyPrefix}${'0'.repeat(32)}` } },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey }), solution },
    ])
      expect(await work.verify(forged)).toBeNull();
  });

  it('of any other shape is none', async () => {
    for (const proof of [null, 'x', 1, [], {}, { challenge }, { challenge: {}, solution: {} }])
      expect(await work.verify(proof)).toBeNull();
  });

  it('expires', async () => {
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
    try {
      expect(await work.verify({ challenge, solution })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
