import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
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
  if (file.endsWith('.d.ts'))
    return [...text.matchAll(importing)].map(([, path]) => join(dirname(file), path!).replace(/\.js$/, '.d.ts'));
  // Parsed, because messages of copied modules show statements of import too.
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.flatMap((request) => {
    const path = request && /^["'`](\.{1,2}\/.+)["'`]$/.exec(text.slice(request.start, request.end))?.[1];
    return path ? [join(dirname(file), path)] : [];
  });
}
