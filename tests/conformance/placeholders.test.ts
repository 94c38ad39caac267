import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentDigests, digestOf, digestsFile, textsOf } from '../../packages/content/bin/shippedTexts.ts';

const root = join(import.meta.dirname, '../..');

it('`pnpm placeholders` lists every invented value with its file and line', () => {
  const text = execFileSync('node', ['packages/content/bin/placeholders.ts'], { cwd: root, encoding: 'utf8' });
  const [marked = ''] = text.split('Texts as they shipped:');
  const rows = [...marked.matchAll(/^(\S+):(\d+) +(.+?) {2}/gm)];
  // 57 marked values, and 43 addresses on the domains that are reserved for examples.
  expect(rows).toHaveLength(100);
  expect(text).toContain('100 placeholders to replace.');
  for (const [row, file, line, value] of rows) {
    const source = readFileSync(join(root, file!), 'utf8').split('\n')[Number(line) - 1];
    expect(source, row).toContain(value === '(none yet)' ? 'null' : value!.replace(/…$/, ''));
  }
});

it('knows the texts as they ship: `node packages/content/bin/write-shipped-texts.ts` notes them anew', () => {
  expect(JSON.parse(readFileSync(digestsFile, 'utf8'))).toEqual(currentDigests());
});

it('finds the sentences of a page, and not the labels of its editor or the checks of its stories', () => {
  const page = textsOf('apps/site/src/pages/about/page.ts').map(({ text }) => text);
  expect(page).toContain('Two decades of technology leadership');
  expect(page).not.toContain('Heading of the background');
  const story = textsOf('packages/content/src/sections/ContactHelp/ContactHelp.stories.tsx').map(({ text }) => text);
  expect(story).toContain('A keynote, panel or workshop');
  expect(story).not.toContain('opens in a new tab');
});

it('lists a text until it is changed, and no other one', () => {
  const known = new Set(JSON.parse(readFileSync(digestsFile, 'utf8')) as string[]);
  const texts = textsOf('apps/site/src/pages/home/page.ts');
  expect(texts.filter(({ text }) => known.has(digestOf(text)))).toEqual(texts);
  for (const { text } of texts) expect(known.has(digestOf(`${text} `))).toBe(false);
});
