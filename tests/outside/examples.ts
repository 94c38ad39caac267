import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The example projects of this folder, each a user of the packages somewhere else. */
export interface Examples {
  /** A temporary folder outside the workspace with the examples and the packed packages in it. */
  folder: string;
  remove: () => void;
}

/** Packs the packages, installs the examples from the tarballs alone and builds them. Needs `pnpm build` before. */
export function buildExamples(): Examples {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-outside-'));
  const run = (cwd: string, command: string, ...args: string[]) =>
    // The settings of this workspace must not reach into the other one.
    execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], env: withoutPnpmSettings() });

  for (const name of ['ui', 'content', 'tools'])
    run(join(root, 'packages', name), 'pnpm', 'pack', '--pack-destination', folder);
  const tarballs = Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/^advisor-(\w+)-.*/, '@advisor/$1'), `file:${join(folder, file)}`]),
  );
  for (const example of ['plain-html', 'vite-app', 'server-render'])
    cpSync(join(import.meta.dirname, example), join(folder, example), { recursive: true });

  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: ['vite-app', 'server-render'], overrides: tarballs }),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  for (const example of ['vite-app', 'server-render']) run(join(folder, example), 'pnpm', 'run', 'build');

  // The page of plain HTML has no build: it copies the folder of the script.
  cpSync(join(folder, 'vite-app/node_modules/@advisor/tools/dist/embed'), join(folder, 'plain-html/vendor'), {
    recursive: true,
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function withoutPnpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_config_|npm_package_|npm_lifecycle_|pnpm_config_)/i.test(name),
    ),
  );
}
