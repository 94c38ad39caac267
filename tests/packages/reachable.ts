import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from './manifests.ts';

/**
 * The files of an unpacked package that are reachable from its exports map, through imports, stylesheets and the files
 * they reference. Paths are relative to the package.
 */
export function reachableFiles(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const found = new Set<string>();
  const queue = targets.map((target) => join(target));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    if (!existsSync(join(folder, file))) throw new Error(`${file} is named in the package, but is not in it.`);
    found.add(file);
    queue.push(...namedIn(file, readFileSync(join(folder, file), 'utf8')));
  }
  return [...found];
}

const importing = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;
const picturing = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;
const includingSheet = /@import '([^']+)'/g;

function namedIn(file: string, text: string): string[] {
  if (file.endsWith('.css'))
    return [...text.matchAll(picturing), ...text.matchAll(includingSheet)].map(([, path]) =>
      join(dirname(file), path!),
    );
  if (!/\.[jt]s$/.test(file)) return [];
  return [...text.matchAll(importing)].map(([, path]) => {
    const target = join(dirname(file), path!);
    return file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
  });
}
