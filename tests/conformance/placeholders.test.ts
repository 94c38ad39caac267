import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('`pnpm placeholders` lists every invented value with its file and line', () => {
  const text = execFileSync('node', ['packages/content/bin/placeholders.ts'], { cwd: root, encoding: 'utf8' });
  const rows = [...text.matchAll(/^(\S+):(\d+) +(.+?) {2}/gm)];
  // 60 marked values, and 43 addresses on the domains that are reserved for examples.
  expect(rows).toHaveLength(103);
  expect(text).toContain('103 placeholders to replace.');
  for (const [row, file, line, value] of rows) {
    const source = readFileSync(join(root, file!), 'utf8').split('\n')[Number(line) - 1];
    expect(source, row).toContain(value === '(none yet)' ? 'null' : value!.replace(/…$/, ''));
  }
});
