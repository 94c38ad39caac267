import { createHash } from 'node:crypto';

const MAX_NAME_LENGTH = 100;
/** The end of a name with the first digits of its content's SHA-256. */
const HASHED = /-([0-9a-f]{16})\.[a-z]+$/;
/** Windows device names, reserved with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)\./;

// FILE-3
/** Whether a name is valid for a stored file: no folders, no hidden files, the same on every file system. */
export function isFileName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH && /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.))*\.[a-z]+$/.test(name) && !RESERVED.test(name)
  );
}

export const NAME_ADVICE = `A file name has small letters (a to z), digits, hyphens, underscores and dots, an extension, no folders and at most ${MAX_NAME_LENGTH} characters. Rename the file.`;

/** Whether a name contains its content's hash, so that the content never changes (FILE-7). */
export const isHashedName = (name: string): boolean => HASHED.test(name);

/** Whether a name contains the hash of other content. */
export function contradicts(name: string, content: Uint8Array): boolean {
  const hash = HASHED.exec(name)?.[1];
  return hash !== undefined && !createHash('sha256').update(content).digest('hex').startsWith(hash);
}
