import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The example projects of this folder, each a consumer outside the workspace. */
export interface Examples {
  /** A temporary folder outside the workspace with the examples and the packed packages in it. */
  folder: string;
  remove: () => void;
}

/** The supported versions of React, each with its newest types. */
export const reactVersions = { 18: { react: '18.3.1', types: '^18.3.0' }, 19: { react: '19.3.1', types: '^19.2.0' } };

/** Packs the packages, installs the examples from the tarballs and builds them. Run `pnpm build` first. */
export function buildExamples(): Examples {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-outside-'));
  const tarballs = pack(folder, ['ui', 'content', 'tools']);
  for (const example of ['plain-html', 'server-render'])
    cpSync(join(import.meta.dirname, example), join(folder, example), { recursive: true });
  const apps = Object.entries(reactVersions).map(([major, versions]) => {
    const app = `vite-app-react-${major}`;
    cpSync(join(import.meta.dirname, 'vite-app'), join(folder, app), { recursive: true });
    useReact(join(folder, app, 'package.json'), app, versions);
    return app;
  });
  const built = [...apps, 'server-render'];

  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ packages: built, overrides: tarballs }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  for (const example of built) run(join(folder, example), 'pnpm', 'run', 'build');

  // The plain HTML page has no build: it copies the folder of scripts.
  const tools = join(folder, apps[0]!, 'node_modules/@advisor/tools');
  const { version } = JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8')) as { version: string };
  cpSync(join(tools, 'dist/cdn', version), join(folder, 'plain-html/vendor'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Packs packages into a folder; returns the specifier of each tarball by the name of its package. */
export function pack(folder: string, names: readonly string[]): Record<string, string> {
  for (const name of names) run(join(root, 'packages', name), 'pnpm', 'pack', '--pack-destination', folder);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/^advisor-(\w+)-.*/, '@advisor/$1'), `file:${join(folder, file)}`]),
  );
}

function run(cwd: string, command: string, ...args: string[]) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], env: withoutPnpmSettings() });
}

/** Sets the name and the React version of an app. */
function useReact(manifest: string, name: string, { react, types }: { react: string; types: string }) {
  const text = JSON.parse(readFileSync(manifest, 'utf8'));
  Object.assign(text.dependencies, { react, 'react-dom': react });
  Object.assign(text.devDependencies, { '@types/react': types, '@types/react-dom': types });
  writeFileSync(manifest, JSON.stringify({ ...text, name }));
}

/** The environment without this workspace's settings, which must not apply to an example. */
export function withoutPnpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_config_|npm_package_|npm_lifecycle_|pnpm_config_)/i.test(name),
    ),
  );
}
