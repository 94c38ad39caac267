import { copyFileSync, writeFileSync } from 'node:fs';
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
copyFileSync(join(root, 'packages/ui/src/forms/definition/rules.ts'), join(folder, 'rules.generated.ts'));
copyFileSync(join(root, 'packages/ui/src/text/text.ts'), join(folder, 'text.generated.ts'));
