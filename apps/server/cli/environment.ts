import { resolve } from 'node:path';
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

/** SITE_URL as an origin; undefined when it is not set. Ends the command when it cannot be used. */
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
