import type { Challenge, CreateChallengeOptions, Payload, VerifySolutionOptions } from 'npm:altcha-lib@2.8.0';

/** The part of altcha-lib that is used, so that this file needs no package. */
export interface Altcha {
  createChallenge(options: CreateChallengeOptions): Promise<Challenge>;
  verifySolution(options: VerifySolutionOptions): Promise<{ verified: boolean }>;
  deriveKey: CreateChallengeOptions['deriveKey'];
}

/**
 * Proof of work, which browsers do while many messages arrive. Each challenge belongs to one message id, which is the key
 * of the table, so one proof stores one message, on any server and after a restart.
 */
export interface ProofOfWork {
  challenge(messageId: string): Promise<Challenge>;
  /** The message id of a proof; null if the proof is forged, wrong or expired. */
  verify(proof: unknown): Promise<string | null>;
}

/** A key is derived for each number tried: 0.2 seconds in all on a desktop computer, one to three on a slow phone. */
const ALGORITHM = 'PBKDF2/SHA-256';
const ITERATIONS = 3_000;
/** The bounds of the number of tries, so that nobody is unlucky. */
const TRIES = { min: 200, max: 400 };
/** Long enough for a slow phone and an interruption. */
const VALID_MS = 10 * 60_000;

/** The keys are derived from `secret`, one of the project's secrets, so that they do not reveal it. */
export async function createProofOfWork(altcha: Altcha, secret: string): Promise<ProofOfWork> {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    derive(secret, 'proof of work: challenge'),
    derive(secret, 'proof of work: answer'),
  ]);
  const secrets = { hmacSignatureSecret, hmacKeySignatureSecret };
  return {
    challenge: (messageId) =>
      altcha.createChallenge({
        algorithm: ALGORITHM,
        cost: ITERATIONS,
        counter: randomFrom(TRIES),
        data: { messageId },
        expiresAt: new Date(Date.now() + VALID_MS),
        deriveKey: altcha.deriveKey,
        ...secrets,
      }),
    async verify(proof) {
      try {
        const { challenge, solution } = proof as Payload;
        const { verified } = await altcha.verifySolution({
          challenge,
          solution,
          deriveKey: altcha.deriveKey,
          ...secrets,
        });
        const id = challenge.parameters.data?.messageId;
        return verified && typeof id === 'string' ? id : null;
      } catch {
        // Not a proof.
        return null;
      }
    },
  };
}

async function derive(secret: string, purpose: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes(purpose) },
    key,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function randomFrom({ min, max }: { min: number; max: number }): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return min + (random % (max - min + 1));
}
