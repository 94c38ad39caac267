import { expect, test } from 'playwright/test';
import { unpackTools, type PackedTools } from './packedTools.ts';

let tools: PackedTools;
test.beforeAll(() => void (tools = unpackTools('elements')));
test.afterAll(() => tools.remove());

for (const [user, files] of [
  ['a page', ['html.ts']],
  ['React', ['react.tsx']],
  ['Vue', ['vue.ts']],
  ['Svelte', ['svelte.ts', 'node_modules/svelte/svelte-html.d.ts']],
] as const)
  test(`${user} has types of the elements, which refuse what is wrong`, () => expect(tools.check(files)).toBe(''));
