import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../fixtures.ts';
import { withoutPnpmSettings } from '../pack.ts';

type Dependencies = Record<string, string>;

/** A project of this folder, outside the workspace. */
export interface Consumer {
  /** Its folder, installed and built. */
  folder: string;
}

/**
 * Copies a project to a folder outside the workspace, installs the packed packages there and builds it, all with plain npm and
 * before the first test of the file or group. The project may get more dependencies, such as another version of React.
 */
export function useConsumer(name: string, dependencies: Dependencies = {}): Consumer {
  const consumer = { folder: '' };
  test.beforeAll(() => {
    test.setTimeout(240_000);
    consumer.folder = mkdtempSync(join(tmpdir(), `advisor-${name}-`));
    cpSync(join(import.meta.dirname, name), consumer.folder, { recursive: true });
    addDependencies(join(consumer.folder, 'package.json'), dependencies);
    npm(consumer, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    npm(consumer, 'run', 'build');
  });
  // A development server still writes for a moment after its end.
  test.afterAll(() => rmSync(consumer.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return consumer;
}

/** Adds dependencies to a manifest, and names the tarballs of ours, also for those that only packages of ours ask for. */
function addDependencies(file: string, more: Dependencies) {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Dependencies };
  const { dependencies } = manifest;
  const overrides: Dependencies = {};
  for (const [name, tarball] of Object.entries(JSON.parse(process.env.PACKED_PACKAGES!) as Dependencies))
    (name in dependencies ? dependencies : overrides)[name] = tarball;
  Object.assign(dependencies, more);
  writeFileSync(file, JSON.stringify({ ...manifest, overrides }));
}

/** The environment of a project: neither this workspace's settings nor reports to the makers of its framework. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...withoutPnpmSettings(),
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Runs npm; its output is in the error if it fails. */
function npm({ folder }: Consumer, ...args: string[]) {
  try {
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: environment() });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
