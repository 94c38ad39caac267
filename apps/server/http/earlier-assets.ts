import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describeError } from '@advisor/contact-function/log.ts';

/** The number of earlier builds whose assets are kept. */
const EARLIER_BUILDS = 3;

/**
 * Keeps a copy of the build's assets in the data folder, and returns the asset folders of the builds before it, newest
 * first. A page that was opened before a deployment loads its remaining scripts from there. Never throws: a site
 * without its earlier assets still answers.
 */
export function keepAssets(dataDir: string, clientDir: string, log: (line: string) => void): string[] {
  const kept = join(dataDir, 'assets');
  const assets = join(clientDir, 'assets');
  try {
    if (!existsSync(assets)) return [];
    const names = readdirSync(assets).toSorted();
    const current = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    copyWhole(assets, join(kept, current));
    const earlier = readdirSync(kept)
      .filter((name) => name !== current && !name.endsWith('.tmp'))
      .map((name) => join(kept, name))
      .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const folder of earlier.splice(EARLIER_BUILDS)) rmSync(folder, { recursive: true });
    return earlier;
  } catch (error) {
    log(`The assets of earlier builds are not kept: ${describeError(error)}`);
    return [];
  }
}

/** Copied to a temporary name and renamed, so that an existing folder is complete. Its time is that of the last start with it. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.tmp`;
  if (!existsSync(to)) {
    try {
      cpSync(from, draft, { recursive: true });
      renameSync(draft, to);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  utimesSync(to, new Date(), new Date());
}
