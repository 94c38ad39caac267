import { resolve } from 'node:path';
import type { HostedProject } from '../backup/move/to-hosted.ts';
import { SUPABASE_DIR } from '../server.ts';
import { readSiteUrl } from '../site-url.ts';

/** The data folder of the commands: ADVISOR_DATA_DIR, else supabase/.temp. */
export function dataDir(): string {
  return resolve(process.env.ADVISOR_DATA_DIR || `${SUPABASE_DIR}/.temp`);
}

/** A path argument, relative to the caller's folder even when pnpm runs the command elsewhere. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD || '.', path);
}

/** DATABASE_URL and SECRETS_FILE, shared by processes on one database. */
export function sharedDatabase(): { databaseUrl: string | undefined; secretsFile: string | undefined } {
  return { databaseUrl: process.env.DATABASE_URL || undefined, secretsFile: process.env.SECRETS_FILE || undefined };
}

/**
 * A hosted Supabase project by its address. SUPABASE_DB_URL and SUPABASE_SECRET_KEY are secrets, so they are no options.
 * Exits the command if one is missing or not the project's.
 */
export function hostedProject(address: string): HostedProject {
  const { origin, hostname } = new URL(address);
  const { SUPABASE_DB_URL: databaseUrl = '', SUPABASE_SECRET_KEY: secretKey = '' } = process.env;
  const connection = 'the connection string in the dashboard under Connect, Session pooler, with the database password';
  if (!databaseUrl) fail(`Set SUPABASE_DB_URL: ${connection}.`);
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    fail(
      `SUPABASE_DB_URL is not the address of a database. It is ${connection}; special characters of it are encoded.`,
    );
  if (!secretKey)
    fail('Set SUPABASE_SECRET_KEY: a secret key (sb_secret_…) from the dashboard under Project Settings, API Keys.');
  // The pooler's port for single transactions, which has no sessions.
  if (new URL(databaseUrl).port === '6543')
    fail(`SUPABASE_DB_URL is that of the transaction pooler. Use ${connection}.`);
  const ref = /^(\w+)\.supabase\.co$/.exec(hostname)?.[1];
  if (ref && !databaseUrl.includes(ref)) fail(`SUPABASE_DB_URL is that of another project than ${origin}.`);
  return { url: origin, databaseUrl, secretKey };
}

/** SITE_URL as an origin; undefined if unset. Exits the command if it is invalid. */
export function siteUrlSetting(): string | undefined {
  try {
    return readSiteUrl(process.env.SITE_URL);
  } catch (error) {
    fail(error);
  }
}

/** Exits a command with a one-line error. */
export function fail(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}
