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
import { syncToDisk } from './sync.ts';

/** The secrets of the embedded project. Created at the first start; never in git and never served. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  ownerEmail: string;
  /** The generated password, until the owner has set another; then null. */
  ownerPassword: string | null;
}

/** The paths in the data folder. */
export interface DataFolder {
  path: string;
  databaseDir: string;
  mailDir: string;
  /** The owner's files. */
  filesDir: string;
  /** What is being uploaded. */
  uploadsDir: string;
  localFile: string;
  secrets: Secrets;
}

const SECRETS_FILE = 'secrets.json';
/** Folders and files of a backup, by name in the data folder: without the secrets nobody can sign in to the database. */
export const PARTS = ['db', SECRETS_FILE, 'files'];
/** Folder of a backup that was unpacked and checked, and replaces those parts. Its name is what makes it count. */
export const RESTORED = 'restored';
/** Folder of a backup that is being unpacked and checked. */
export const RESTORING = 'restoring';
/** Folder of what is being packed into a backup. */
export const PACKING = 'packing';

/** `secrets.json` is there and holds something else. Its message says what to do. */
export class SecretsError extends Error {
  constructor(path: string, reason: string) {
    super(
      `secrets.json in ${path} is damaged (${reason}). Put it back from a copy. Or remove it and start again: new keys are made, everyone is signed out, and accounts keep their passwords.`,
    );
  }
}

/**
 * Opens a data folder, and makes it with new secrets when it does not exist. Only its owner can read it. Throws
 * SecretsError when its secrets are damaged.
 */
export async function openDataFolder(
  path: string,
  ownerEmail: string,
  log: (line: string) => void = console.error,
): Promise<DataFolder> {
  const mailDir = join(path, 'mail');
  const filesDir = join(path, 'files');
  mkdirSync(mailDir, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  finishRestore(path);
  removeDrafts(path);
  mkdirSync(filesDir, { recursive: true, mode: 0o700 });
  const secretsFile = join(path, SECRETS_FILE);
  if (!existsSync(secretsFile)) {
    if (existsSync(join(path, 'db'))) log(secretsMissing(path));
    writePrivateJson(secretsFile, await newSecrets(ownerEmail));
  }
  return {
    path,
    databaseDir: join(path, 'db'),
    mailDir,
    filesDir,
    uploadsDir: join(path, 'uploads'),
    localFile: join(path, 'local.json'),
    secrets: readSecrets(secretsFile, (reason) => new SecretsError(path, reason)),
  };
}

/** Reads `secrets.json`. Throws what `failure` makes of the reason when a key is missing or has another form. */
export function readSecrets(file: string, failure: (reason: string) => Error): Secrets {
  let secrets: unknown;
  try {
    secrets = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'EISDIR')
      throw failure('it cannot be read');
    throw error;
  }
  for (const [key, form] of Object.entries(SECRET_FORMS)) {
    const value = (secrets as Record<string, unknown> | null)?.[key];
    if (typeof value !== 'string' || !form.test(value)) throw failure(`${key} is missing or has another form`);
  }
  return secrets as Secrets;
}

/** Without these nobody can sign in, or anybody could. */
const SECRET_FORMS = {
  jwtSecret: /^[\w-]{43,}$/,
  publishableKey: /^sb_publishable_[\w-]{20,}$/,
  secretKey: /^sb_secret_[\w-]{20,}$/,
  ownerEmail: /^[^\s@]+@[^\s@]+$/,
} satisfies Partial<Record<keyof Secrets, RegExp>>;

const secretsMissing = (path: string) =>
  `secrets.json is missing in ${path}, so new keys are made: everyone is signed out. Accounts keep the passwords they had; ` +
  'one that the new secrets.json or local.json names is not theirs. Who has forgotten a password chooses "Forgot your password?" on /auth.';

/** Writes what a person or a test on this machine needs to reach the running server. */
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
  for (const draft of [RESTORING, PACKING]) rmSync(join(path, draft), { recursive: true, force: true });
  for (const name of readdirSync(path)) {
    if (/^(secrets|local)\.json\.\d+\.tmp$/.test(name)) rmSync(join(path, name));
  }
}

/** Written beside, down to the disk, and renamed, so that a crash leaves the old file or the new one. */
export function writePrivateJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    syncToDisk(draft);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
