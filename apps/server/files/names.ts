import { createHash } from 'node:crypto';

const MAX_NAME_LENGTH = 100;
/** The end of a name that carries the first digits of the SHA-256 of its content. */
const HASHED = /-([0-9a-f]{16})\.[a-z]+$/;
/** Devices that Windows has under these names, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)\./;

// FILE-3
/** Whether a name can be that of a stored file: no folders, no hidden files, the same on every file system. */
export function isFileName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH && /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.))*\.[a-z]+$/.test(name) && !RESERVED.test(name)
  );
}

export const NAME_ADVICE = `A file name has small letters (a to z), digits, hyphens, underscores and dots, an extension, no folders and at most ${MAX_NAME_LENGTH} characters. Rename the file.`;

/** Whether a name says which content it has, so that this content never changes (FILE-7). */
export const isHashedName = (name: string): boolean => HASHED.test(name);

/** Whether a name carries the hash of another content. */
export function contradicts(name: string, content: Uint8Array): boolean {
  const hash = HASHED.exec(name)?.[1];
  return hash !== undefined && !createHash('sha256').update(content).digest('hex').startsWith(hash);
}
