import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The purpose of a hash: a hash for one purpose is invalid for another. */
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

/** The hash of a random token. It needs no key: nobody can try 256 bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Crockford's base 32: no I, L, O and U, which are mistaken for digits or one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 40 bits for a person to type: eight characters. */
export const randomCode = (): string => Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');

/** `XXXX-XXXX` */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code as it was typed: in any case, full width, with blanks and hyphens, O for zero, I and L for one. */
export function readCode(typed: string): string {
  return typed
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
