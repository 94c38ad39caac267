import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Writes what the package says about its elements: `custom-elements.json`, and the tables in the README. */
const folder = join(import.meta.dirname, '..');
const { module } = await runnerImport<typeof import('../src/elements/reference.ts')>(
  join(folder, 'src/elements/reference.ts'),
  { configFile: false, logLevel: 'error' },
);
// For programs: without the blanks it is half the size.
writeFileSync(join(folder, 'custom-elements.json'), JSON.stringify(module.manifest()));
const file = join(folder, 'README.md');
writeFileSync(file, module.withTables(readFileSync(file, 'utf8')));
