import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Domain separation: a hash for one purpose is invalid for another. */
type Purpose = 'account' | 'address' | 'device' | 'code' | 'link' | 'secret';

/** Hashes a short or guessable value with a key that is not in the database. */
export type KeyedHash = (purpose: Purpose, ...values: string[]) => string;

export function createKeyedHash(jwtSecret: string): KeyedHash {
  const keys = new Map<Purpose, Buffer>();
  const keyFor = (purpose: Purpose) => {
    const key = keys.get(purpose) ?? createHmac('sha256', jwtSecret).update(`advisor ${purpose}`).digest();
    keys.set(purpose, key);
    return key;
  };
  return (purpose, ...values) => createHmac('sha256', keyFor(purpose)).update(values.join('\0')).digest('base64url');
}

/** Characters of a random token. */
export const RANDOM_LENGTH = 43;
/** 256 random bits, as 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const isRandomToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** The hash of a random token. Unkeyed, because 256 bits cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code for typing, five bits per character: 40 bits by default. */
export const randomCode = (length = 8): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join('');

/** `XXXX-XXXX` */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Normalizes a typed code: any case, spaces and hyphens, O for zero, I and L for one. */
export function readCode(typed: string): string {
  return typed
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Encrypts short texts with a key that is not in the database. */
export interface Sealer {
  /** `context` binds the ciphertext to its row: it cannot be opened as another's. */
  seal(text: string, context: string): string;
  /** Null if it was sealed with another key or context, or tampered with. */
  open(sealed: string, context: string): string | null;
}

/** Bytes of AES-256-GCM: nonce, and authentication tag at the end. */
const NONCE = 12;
const TAG = 16;

export function createSealer(jwtSecret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'advisor sealed text', 32));
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG));
        return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
