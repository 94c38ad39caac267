import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copiedModules, copyOf, functionFolder, serverForms } from './serverForms';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the server function checks by the definitions of today; `pnpm generate` writes them anew', () => {
  expect(read(`${functionFolder}/forms.generated.ts`)).toBe(serverForms());
});

it.each(Object.entries(copiedModules))(
  'the server function has the rules of %s; `pnpm generate` copies them',
  (source, copy) => {
    expect(read(`${functionFolder}/${copy}`)).toBe(copyOf(read(source)));
  },
);
