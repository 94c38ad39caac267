import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countedNames, countedNamesFile } from './countedNames';

const root = join(import.meta.dirname, '../../..');

// COUNT-2
it('the server function has the current names, written by `pnpm generate`', () => {
  expect(readFileSync(join(root, countedNamesFile), 'utf8')).toBe(
    countedNames(readdirSync(join(root, 'apps/site/src/pages'))),
  );
});
