import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives the relative imports of a built package's declarations their endings, which TypeScript demands of users with
 * `moduleResolution: nodenext`. The sources leave them out, because bundlers find them. Runs in the package's folder
 * after `tsc`.
 */

const specifier = /((?:\bfrom|\bimport)\s*\(?\s*["'])(\.{1,2}\/[^"']*|\.{1,2})(["'])/g;

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  const whole = text.replace(specifier, (_all, before: string, path: string, after: string) => {
    const target = join(dirname(file), path);
    const ending = ['.js', '/index.js'].find((end) => existsSync(target + end.replace(/\.js$/, '.d.ts')));
    if (existsSync(target.replace(/\.js$/, '.d.ts')) && path.endsWith('.js')) return before + path + after;
    if (!ending) throw new Error(`${file} imports ${path}, which has no declarations.`);
    return before + path + ending + after;
  });
  if (whole !== text) writeFileSync(file, whole);
}
