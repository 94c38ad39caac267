import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';

/**
 * What a running site imports stands in `dependencies`: an installation without packages of development starts. Here such
 * a package is found too, because everything is installed.
 */

const root = join(import.meta.dirname, '../..');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

const workspaces = globSync(['apps/*/package.json', 'packages/*/package.json', 'supabase/functions/*/package.json'], {
  cwd: root,
}).map((file) => ({
  folder: join(root, dirname(file)),
  manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
}));

const workspaceOf = (file: string) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`))!;
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];

/** What a module imports while it runs: types are gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const loaded = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  return [
    ...staticImports.filter(({ entries }) => loaded(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    // Those that are put together while it runs are paths of files of the build.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^["'`]([^$]+)["'`]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** The packages that modules import, and those that theirs do, each with the manifest that has to name it. */
function packagesOf(entries: readonly string[]) {
  const seen = new Set<string>();
  const packages = new Map<string, { name: string; importer: string; manifest: Manifest }>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const specifier of importsOf(file)) {
      if (isBuiltin(specifier)) continue;
      if (specifier.startsWith('.')) {
        queue.push(join(dirname(file), specifier));
        continue;
      }
      const name = packageOf(specifier);
      const { manifest } = workspaceOf(file);
      packages.set(`${manifest.name} ${name}`, { name, importer: relative(root, file), manifest });
      const own = workspaces.find((workspace) => workspace.manifest.name === name);
      if (own && specifier.endsWith('.ts')) queue.push(join(own.folder, specifier.slice(name.length)));
    }
  }
  return { modules: seen, packages: [...packages.values()] };
}

const undeclared = (packages: ReturnType<typeof packagesOf>['packages']) =>
  packages
    .filter(({ name, manifest }) => !(name in (manifest.dependencies ?? {})))
    .map(({ name, importer, manifest }) => `${importer} imports ${name}: name it in dependencies of ${manifest.name}`);

it('the server and the functions in it import dependencies alone', () => {
  const { modules, packages } = packagesOf(globSync(join(root, 'apps/server/cli/*.ts'), { exclude: ['**/*.test.ts'] }));
  const names = packages.map(({ name }) => name);
  for (const name of ['@supabase/lite', '@advisor/content', 'sharp', 'ical.js']) expect(names).toContain(name);
  expect([...modules].filter((file) => file.includes('/supabase/functions/')).length).toBeGreaterThan(20);
  expect(undeclared(packages)).toEqual([]);
});

it('what renders the pages of the owner while the site runs imports dependencies alone', () => {
  const { packages } = packagesOf([join(root, 'apps/site/dist/server/render.js')]);
  expect(packages.map(({ name }) => name)).toContain('react');
  expect(undeclared(packages)).toEqual([]);
});
