import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { syncToDisk } from '../data/sync.ts';

/** Suffix of the name of an encrypted backup. */
export const ENCRYPTED = '.age';

/** The recipient's public key, as `age-keygen` prints it. */
export const isRecipient = (text: string): boolean => /^age1[02-9ac-hj-np-z]{20,}$/.test(text);

/** Encrypts a file for a recipient in the age format, into one that must not exist, fsynced. */
export async function encryptFile(file: string, into: string, recipient: string): Promise<void> {
  // Few servers use it.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(contentOf(file)), into);
  syncToDisk(into);
}

/**
 * Decrypts an age file into one that must not exist, with the private keys of a key file (`AGE-SECRET-KEY-1…`, one per
 * line). Throws if none of them fits, or the file was tampered with.
 */
export async function decryptFile(file: string, into: string, keyFile: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const keys = readFileSync(keyFile, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0) throw new Error(`There is no key in ${keyFile}.`);
  try {
    for (const key of keys) decrypter.addIdentity(key);
    await write(await decrypter.decrypt(contentOf(file)), into);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} could not be decrypted with ${keyFile} (${reason}). Nothing was changed.`, { cause });
  }
}

const contentOf = (file: string) => Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;

const write = (content: globalThis.ReadableStream<Uint8Array>, into: string) =>
  pipeline(Readable.fromWeb(content as ReadableStream), createWriteStream(into, { flags: 'wx', mode: 0o600 }));
