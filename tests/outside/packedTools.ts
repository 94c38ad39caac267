import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a site without npm does: takes the folder of the embed script out of the packed package, beside its pages. */
export function copyElements(pages: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-elements-'));
  const tools = join(import.meta.dirname, '../../packages/tools');
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: tools, stdio: 'ignore' });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))!;
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', folder]);
  cpSync(join(import.meta.dirname, pages), join(folder, 'site'), { recursive: true });
  cpSync(join(folder, 'package/dist/embed'), join(folder, 'site/vendor'), { recursive: true });
  return { folder: join(folder, 'site'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
