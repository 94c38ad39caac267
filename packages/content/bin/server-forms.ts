import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Writes what the server function has to know about the forms into its folder: their fields and the rules of answers. */
const root = join(import.meta.dirname, '../../..');
const { module } = await runnerImport<typeof import('../src/forms/serverForms.ts')>(
  join(root, 'packages/content/src/forms/serverForms.ts'),
  { configFile: false, logLevel: 'error' },
);
const folder = join(root, module.functionFolder);
writeFileSync(join(folder, 'forms.generated.ts'), module.serverForms());
for (const [source, copy] of Object.entries(module.copiedModules))
  writeFileSync(join(folder, copy), module.copyOf(readFileSync(join(root, source), 'utf8')));
