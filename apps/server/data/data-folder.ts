import { generateApiKey } from '@supabase/lite';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from './sync.ts';

/** The embedded project's secrets. Created at the first start; never in git and never served. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  ownerEmail: string;
  /** The generated password; null once the owner has set another. */
  ownerPassword: string | null;
}

/** The paths in the data folder. */
export interface DataFolder {
  path: string;
  databaseDir: string;
  mailDir: string;
  /** The owner's files. */
  filesDir: string;
  /** Uploads in progress. */
  uploadsDir: string;
  localFile: string;
  secretsFile: string;
  secrets: Secrets;
}

/** A data folder by its path. */
export interface FolderPlace {
  path: string;
  /** The secrets' path, if outside the folder. */
  secretsFile?: string | undefined;
}

const SECRETS_FILE = 'secrets.json';
/** The parts of a backup, by name in the data folder: without the secrets nobody can sign in to the database. */
export const PARTS = ['db', SECRETS_FILE, 'files'];
/** The path of a backup's part on this machine. */
export const placeOf = (part: string, { path, secretsFile }: FolderPlace): string =>
  part === SECRETS_FILE && secretsFile ? secretsFile : join(path, part);
/** Folder of an unpacked and verified backup that replaces those parts. Its name is what makes it valid. */
export const RESTORED = 'restored';
/** Folder of a backup being unpacked and verified. */
export const RESTORING = 'restoring';
/** Folder of a backup being packed. */
export const PACKING = 'packing';
/** Folder of backups in transit to another machine. */
export const SENDING = 'sending';

/** `secrets.json` exists but is malformed. The message says what to do. */
export class SecretsError extends Error {}

const damaged = (file: string, reason: string) =>
  new SecretsError(
    `${file} is damaged (${reason}). Put it back from a copy. Or remove it and start again: new keys are made, everyone is signed out, and accounts keep their passwords.`,
  );

/**
 * Opens a data folder, or creates it with new secrets. Only its owner can read it. Throws SecretsError if its secrets
 * are malformed.
 */
export async function openDataFolder(
  path: string,
  ownerEmail: string,
  {
    secretsFile = join(path, SECRETS_FILE),
    log = console.error,
  }: {
    /** The secrets' path, if several processes share them. @default in the folder */
    secretsFile?: string | undefined;
    log?: (line: string) => void;
  } = {},
): Promise<DataFolder> {
  const mailDir = join(path, 'mail');
  const filesDir = join(path, 'files');
  mkdirSync(mailDir, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  finishRestore({ path, secretsFile });
  removeDrafts(path);
  mkdirSync(filesDir, { recursive: true, mode: 0o700 });
  if (!existsSync(secretsFile)) {
    if (existsSync(join(path, 'db'))) log(secretsMissing(path));
    writePrivateJson(secretsFile, await newSecrets(ownerEmail), { replace: false });
  }
  return {
    path,
    databaseDir: join(path, 'db'),
    mailDir,
    filesDir,
    uploadsDir: join(path, 'uploads'),
    localFile: join(path, 'local.json'),
    secretsFile,
    secrets: readSecrets(secretsFile, (reason) => damaged(secretsFile, reason)),
  };
}

/** Reads `secrets.json`. Throws `failure(reason)` if a key is missing or malformed. */
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

/** Writes what users and tests on this machine need to reach the running server. */
export function writeLocalFile({ localFile, mailDir, secrets }: DataFolder, url: string): void {
  const { publishableKey, secretKey, ownerEmail, ownerPassword } = secrets;
  writePrivateJson(localFile, { url, publishableKey, secretKey, ownerEmail, ownerPassword, mailDir });
}

/** Removes the first password from every file that contains it. */
export function wipeOwnerPassword({ secretsFile, localFile, secrets }: DataFolder): void {
  secrets.ownerPassword = null;
  writePrivateJson(secretsFile, secrets);
  if (!existsSync(localFile)) return;
  const local = JSON.parse(readFileSync(localFile, 'utf8')) as object;
  writePrivateJson(localFile, { ...local, ownerPassword: null });
}

/** Moves the parts of a restored backup into place. Interruptible: the next start moves the rest. */
export function finishRestore(folder: FolderPlace): void {
  const restored = join(folder.path, RESTORED);
  if (!existsSync(restored)) return;
  for (const name of readdirSync(restored)) {
    const [from, to] = [join(restored, name), placeOf(name, folder)];
    if (dirname(to) === folder.path) {
      rmSync(to, { recursive: true, force: true });
      renameSync(from, to);
    } else {
      // May be on another disk, to which nothing can be renamed.
      writePrivateJson(to, JSON.parse(readFileSync(from, 'utf8')));
      rmSync(from);
    }
  }
  rmSync(restored, { recursive: true });
}

/** 24 characters without easily confused ones: about 138 bits. */
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

/** Removes temporary files that a crash has left: they may hold a secret that should be gone. */
function removeDrafts(path: string): void {
  for (const draft of [RESTORING, PACKING, SENDING]) rmSync(join(path, draft), { recursive: true, force: true });
  for (const name of readdirSync(path)) {
    if (/^(secrets|local)\.json\.\d+\.tmp$/.test(name)) rmSync(join(path, name));
  }
}

/**
 * Written to a temporary file, fsynced and renamed, so that a crash leaves the old file or the new one. With `replace`
 * off, a file that another process has created meanwhile stays.
 */
export function writePrivateJson(file: string, value: unknown, { replace = true } = {}): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    syncToDisk(draft);
    if (replace) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if (replace || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
