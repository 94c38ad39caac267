import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { functionFolder, serverForms } from './serverForms';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the server function checks by the definitions of today; `pnpm generate` writes them anew', () => {
  expect(read(`${functionFolder}/forms.generated.ts`)).toBe(serverForms());
});

it('the server function has the rules of the form kit; `pnpm generate` copies them', () => {
  expect(read(`${functionFolder}/rules.generated.ts`)).toBe(read('packages/ui/src/forms/definition/rules.ts'));
});

it('the server function cuts text as the pages do; `pnpm generate` copies the rules', () => {
  expect(read(`${functionFolder}/text.generated.ts`)).toBe(read('packages/ui/src/text/text.ts'));
});
