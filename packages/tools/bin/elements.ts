import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

/** Writes what the package says about its elements: `custom-elements.json`, and the tables in the README. */
const folder = join(import.meta.dirname, '..');
const { module } = await runnerImport<typeof import('../src/elements/reference.ts')>(
  join(folder, 'src/elements/reference.ts'),
  { configFile: false, logLevel: 'error' },
);
await write('custom-elements.json', JSON.stringify(module.manifest()));
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
await write('README.md', module.withTables(readme));

async function write(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
