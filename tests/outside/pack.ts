import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/**
 * Packs packages into a folder. Returns the specifier of each tarball by the name of its package: the dependencies of a
 * project outside the workspace. Run `pnpm build` first.
 */
export function pack(folder: string, names: readonly string[]): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  for (const name of names)
    execFileSync('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(packages, name),
      stdio: 'ignore',
      env: withoutPnpmSettings(),
    });
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/^advisor-(\w+)-.*/, '@advisor/$1'), `file:${join(folder, file)}`]),
  );
}

/** The environment without this workspace's settings, which must not apply to a project outside it. */
export function withoutPnpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_config_|npm_package_|npm_lifecycle_|pnpm_config_)/i.test(name),
    ),
  );
}
