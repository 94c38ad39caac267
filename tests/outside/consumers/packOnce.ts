import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../../../apps/server/build.ts';
import { pack } from '../pack.ts';

/** Packs the packages once for all consumers. Runs before the first of them; what it returns runs after the last. */
export default async function packOnce() {
  await buildWhenStale((line) => console.log(line));
  const folder = mkdtempSync(join(tmpdir(), 'advisor-packed-'));
  process.env.PACKED_PACKAGES = JSON.stringify(pack(folder, ['ui', 'content', 'tools']));
  return () => rmSync(folder, { recursive: true, force: true });
}
