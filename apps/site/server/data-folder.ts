import { generateApiKey } from '@supabase/lite';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What the embedded project must keep to itself. Made at first start; nothing of it is in git or ever served. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  ownerEmail: string;
  /** The password that the first start made, for as long as it is in force; null once the owner has set another. */
  ownerPassword: string | null;
}

/** Where the embedded project keeps its things. */
export interface DataFolder {
  path: string;
  databaseDir: string;
  mailDir: string;
  localFile: string;
  secrets: Secrets;
}

const SECRETS_FILE = 'secrets.json';
/** What a backup holds, by name in the data folder: the database, and the secrets without which nobody can sign in to it. */
export const PARTS = ['db', SECRETS_FILE];
/** Folder of a backup that was unpacked and checked, and replaces those parts. Its name is what makes it count. */
export const RESTORED = 'restored';

/** Opens a data folder, and makes it with new secrets when it does not exist. Only its owner can read it. */
export async function openDataFolder(path: string, ownerEmail: string): Promise<DataFolder> {
  const mailDir = join(path, 'mail');
  mkdirSync(mailDir, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  finishRestore(path);
  removeDrafts(path);
  const secretsFile = join(path, SECRETS_FILE);
  if (!existsSync(secretsFile)) writePrivateJson(secretsFile, await newSecrets(ownerEmail));
  return {
    path,
    databaseDir: join(path, 'db'),
    mailDir,
    localFile: join(path, 'local.json'),
    secrets: JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets,
  };
}

/** Leaves what a person or a test on this machine needs to reach the running server. */
export function writeLocalFile({ localFile, mailDir, secrets }: DataFolder, url: string): void {
  const { publishableKey, secretKey, ownerEmail, ownerPassword } = secrets;
  writePrivateJson(localFile, { url, publishableKey, secretKey, ownerEmail, ownerPassword, mailDir });
}

/** Removes the first password from every file that holds it. */
export function wipeOwnerPassword({ path, localFile, secrets }: DataFolder): void {
  secrets.ownerPassword = null;
  writePrivateJson(join(path, SECRETS_FILE), secrets);
  if (!existsSync(localFile)) return;
  const local = JSON.parse(readFileSync(localFile, 'utf8')) as object;
  writePrivateJson(localFile, { ...local, ownerPassword: null });
}

/** Moves the parts of a restored backup into place. Can be cut off anywhere: what is left is moved at the next start. */
export function finishRestore(path: string): void {
  const restored = join(path, RESTORED);
  if (!existsSync(restored)) return;
  for (const name of readdirSync(restored)) {
    rmSync(join(path, name), { recursive: true, force: true });
    renameSync(join(restored, name), join(path, name));
  }
  rmSync(restored, { recursive: true });
}

/** 24 characters without those that are easily mistaken for one another: about 138 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

async function newSecrets(ownerEmail: string): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: publishable.key,
    secretKey: secret.key,
    ownerEmail,
    ownerPassword: generatePassword(),
  };
}

/** Removes what a crash has left of files that were being written: it may be a secret that is no longer meant to be there. */
function removeDrafts(path: string): void {
  for (const name of readdirSync(path)) {
    if (/^(secrets|local)\.json\.\d+\.tmp$/.test(name)) rmSync(join(path, name));
  }
}

/** Written beside and renamed, so that a crash leaves the old file or the new one. */
function writePrivateJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
