import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatePassword } from '../data/data-folder.ts';
import { weaknessOf } from './password-rules.ts';

const known = ['owner@example.com', 'Miriam Brubaker', 'www.miriambrubaker.example'];

it('takes every password that we make', async () => {
  for (let n = 0; n < 200; n++) expect(await weaknessOf(generatePassword(), known)).toBeNull();
});

it.each([
  'correct horse battery',
  'otters under the old pier',
  'ferns by the harbour 7',
  'Überall grüne Wälder im März',
])('takes %j', async (password) => expect(await weaknessOf(password, known)).toBeNull());

it.each([
  ['Miriam-and-otters-under-the-old-pier', null],
  ['miriam.brubaker@example.com', ['personal']],
  ['MIRIAMBRUBAKER2026!', ['personal']],
  ['brubaker example owner', ['personal']],
])('looks at what is left of %j without the names in it', async (password, reasons) => {
  expect((await weaknessOf(password, known))?.reasons ?? null).toEqual(reasons);
});

it('has an answer in words for any text, within its limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({
          unit: fc.constantFrom('a', '4', '@', '$', 's', '0', 'o', '1', 'l', '|'),
          minLength: 12,
          maxLength: 72,
        }),
      ),
      async (password) => {
        const weakness = await weaknessOf(password, known);
        if (weakness) expect(weakness.message).toMatch(/^[A-Z].*\.$/);
        else {
          expect([...password].length).toBeGreaterThanOrEqual(12);
          expect(Buffer.byteLength(password)).toBeLessThanOrEqual(72);
        }
      },
    ),
    { numRuns: 300 },
  );
});
