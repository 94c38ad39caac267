import { expect, it } from 'vitest';
import { MAX_OPEN_BRACKETS, isNestedTooDeeply } from './nesting.ts';

it.each([
  ['as many as are allowed', '[{'.repeat(MAX_OPEN_BRACKETS / 2), false],
  ['one more', `${'[{'.repeat(MAX_OPEN_BRACKETS / 2)}[`, true],
  ['many side by side', '[{}],'.repeat(MAX_OPEN_BRACKETS), false],
  ['more than were opened closed before', `${']'.repeat(MAX_OPEN_BRACKETS)}${'['.repeat(MAX_OPEN_BRACKETS + 1)}`, true],
  ['in a text', `{"data":"${'['.repeat(MAX_OPEN_BRACKETS)}"}`, true],
  ['escaped in a text', `{"data":"${String.raw`\u005b\u007B`.repeat(MAX_OPEN_BRACKETS / 2)}"}`, true],
  ['escaped side by side', String.raw`\u005b\u005D`.repeat(MAX_OPEN_BRACKETS), false],
])('brackets: %s', (_name, body, expected) => {
  expect(isNestedTooDeeply(new TextEncoder().encode(body))).toBe(expected);
});
