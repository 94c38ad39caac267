import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Writes the generated modules of the server functions: form fields, validation rules, and the names under which visits
 * are counted.
 */
const root = join(import.meta.dirname, '../../..');
const { module } = await runnerImport<typeof import('../src/forms/serverForms.ts')>(
  join(root, 'packages/content/src/forms/serverForms.ts'),
  { configFile: false, logLevel: 'error' },
);
const folder = join(root, module.functionFolder);
writeFileSync(join(folder, 'forms.generated.ts'), module.serverForms());
for (const [source, copy] of Object.entries(module.copiedModules))
  writeFileSync(join(folder, copy), module.copyOf(readFileSync(join(root, source), 'utf8')));
const counted = await runnerImport<typeof import('../src/countedNames.ts')>(
  join(root, 'packages/content/src/countedNames.ts'),
  { configFile: false, logLevel: 'error' },
);
const { countedNames, countedNamesFile } = counted.module;
writeFileSync(join(root, countedNamesFile), countedNames(readdirSync(join(root, 'apps/site/src/pages'))));
