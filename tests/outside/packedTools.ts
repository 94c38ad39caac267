import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack } from './pack.ts';

const root = join(import.meta.dirname, '../..');

/** The packed package of the tools, as a site without a bundler uses it. */
export interface PackedTools {
  /** The folder with the pages; beside them are in `vendor` the folder of the script, and in `cdn` that for a CDN. */
  folder: string;
  /** The version of the package. */
  version: string;
  /** The type errors of some of the files in `elements-types`; '' for none. */
  check: (files: readonly string[]) => string;
  remove: () => void;
}

/** Unpacks the tools outside the workspace. Run `pnpm build` first. */
export function unpackTools(pages: string): PackedTools {
  // Resolved, because TypeScript looks for packages from the real place of a file.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'advisor-elements-')));
  const tools = join(root, 'packages/tools');
  const { '@advisor/tools': tarball } = pack(join(folder, 'packed'), ['tools']);
  const unpacked = join(folder, 'node_modules/@advisor/tools');
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', tarball!.replace('file:', ''), '-C', unpacked, '--strip-components=1']);
  cpSync(join(import.meta.dirname, pages), join(folder, 'site'), { recursive: true });
  cpSync(join(unpacked, 'dist/cdn'), join(folder, 'site/cdn'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as { version: string };
  cpSync(join(unpacked, 'dist/cdn', version), join(folder, 'site/vendor'), { recursive: true });

  cpSync(join(import.meta.dirname, 'elements-types'), folder, { recursive: true });
  for (const [name, at] of [
    ['@advisor/ui', tools],
    ['@types/react', root],
    ['vue', join(root, 'tests')],
    ['svelte', join(root, 'tests')],
  ] as const) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(at, 'node_modules', name)), link);
  }
  return {
    folder: join(folder, 'site'),
    version,
    check: (files) => {
      const config = JSON.stringify({
        extends: './tsconfig.json',
        files: files.map((file) => realpathSync(join(folder, file))),
      });
      writeFileSync(join(folder, 'tsconfig.checked.json'), config);
      const { stdout, stderr } = spawnSync('tsc', ['--project', 'tsconfig.checked.json'], {
        cwd: folder,
        encoding: 'utf8',
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
