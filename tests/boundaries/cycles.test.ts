import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const importedPaths = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isTest = (file: string) => /\.(?:stories|test)\.tsx?$|(?:^|\/)stories\//.test(file);

/** The first folder of a path; a module without one stands for itself. */
const folderOf = (path: string) => path.split('/')[0]!.replace(/\.tsx?$/, '');

/** Each folder right below `src`, with those that its modules import, also as types. */
function importsOf(src: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['node_modules'] }).filter(
    (path) => !isTest(path),
  )) {
    const folder = folderOf(file);
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const [, path] of readFileSync(join(src, file), 'utf8').matchAll(importedPaths))
      imported.add(folderOf(join(dirname(file), path!)));
    imported.delete(folder);
  }
  return imports;
}

/** The imports that are left once no folder is without imports, or imported by none: those of the cycles. */
function cyclesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let edges = [...imports].flatMap(([from, all]) => [...all].map((to) => ({ from, to })));
  for (let before = -1; before !== edges.length;) {
    before = edges.length;
    edges = edges.filter(
      (edge) => edges.some(({ from }) => from === edge.to) && edges.some(({ to }) => to === edge.from),
    );
  }
  return edges.map(({ from, to }) => `${from} imports ${to}`);
}

it('a cycle is found, and what leads to or from it is not', () => {
  const imports = { index: ['a'], a: ['b', 'c'], b: ['a'], c: [] };
  const graph = new Map(Object.entries(imports).map(([folder, all]) => [folder, new Set(all)]));
  expect(cyclesOf(graph)).toEqual(['a imports b', 'b imports a']);
});

// Cycles of modules are found by the linter: `import/no-cycle`.
it.each(['packages/ui/src', 'packages/tools/src', 'packages/content/src', 'apps/site/src', 'apps/server'])(
  'no folder of %s imports one that imports it',
  (src) => {
    const imports = importsOf(join(root, src));
    expect(imports.size).toBeGreaterThan(5);
    expect(cyclesOf(imports)).toEqual([]);
  },
);
