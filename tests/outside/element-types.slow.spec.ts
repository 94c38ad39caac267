import { expect, test } from 'playwright/test';
import { unpackTools } from './packedTools.ts';

for (const [user, files] of [
  ['a page', ['html.ts']],
  ['React', ['react.tsx']],
  ['Vue', ['vue.ts']],
  ['Svelte', ['svelte.ts', 'node_modules/svelte/svelte-html.d.ts']],
] as const)
  test(`${user} has types of the elements, which refuse what is wrong`, () => {
    const { check, remove } = unpackTools('elements');
    expect(check(files)).toBe('');
    remove();
  });
