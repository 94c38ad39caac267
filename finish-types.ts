import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Finishes a built package's declarations, in the package's folder after `tsc`: gives their relative imports the endings
 * that TypeScript demands of users with `moduleResolution: nodenext` (the sources leave them out, because bundlers find
 * them), and drops the declarations that no entry of the exports map leads to.
 */

const specifier = /((?:\bfrom|\bimport)\s*\(?\s*["'])(\.{1,2}\/[^"']*|\.{1,2})(["'])/g;
const declarationsOf = (path: string) => path.replace(/\.js$/, '.d.ts');

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  const whole = text.replace(specifier, (_all, before: string, path: string, after: string) => {
    const target = join(dirname(file), path);
    const ending = ['.js', '/index.js'].find((end) => existsSync(target + declarationsOf(end)));
    if (existsSync(declarationsOf(target)) && path.endsWith('.js')) return before + path + after;
    if (!ending) throw new Error(`${file} imports ${path}, which has no declarations.`);
    return before + path + ending + after;
  });
  if (whole !== text) writeFileSync(file, whole);
}

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { types: string }>;
};
const kept = new Set<string>();
const keep = (file: string) => {
  if (kept.has(file)) return;
  kept.add(file);
  for (const [, , path] of readFileSync(file, 'utf8').matchAll(specifier))
    keep(declarationsOf(resolve(dirname(file), path!)));
};
for (const target of Object.values(exports)) if (typeof target !== 'string') keep(resolve(target.types));
for (const file of globSync('dist/**/*.d.ts')) if (!kept.has(resolve(file))) rmSync(file);
