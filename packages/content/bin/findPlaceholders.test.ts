import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './findPlaceholders';

const folder = join(import.meta.dirname, '../src');
const sources = globSync(['owner.ts', 'navigation.ts', 'lists/*.ts'], { cwd: folder });
const values = (expression: string) =>
  findPlaceholders('list.ts', `export default ${expression};`).map(({ value }) => value);

describe('findPlaceholders', () => {
  it('finds marked values with their line', () => {
    const source = `// Names with “quotes”, × and 🌾.
const name = /* placeholder: your full name */ 'O\\'Hara';
const file = {
  url: /* placeholder: the guide's file */ null,
  stories: [
    /* placeholder: your story */
    \`I am \${owner.name}.\`,
    'My own.',
  ],
};`;
    expect(findPlaceholders('list.ts', source)).toEqual([
      { line: 2, value: "O'Hara", what: 'your full name' },
      { line: 4, value: '(none yet)', what: "the guide's file" },
      { line: 7, value: 'I am ${owner.name}.', what: 'your story' },
    ]);
  });

  it('says where a comment marks nothing', () => {
    expect(() => findPlaceholders('lists/about.ts', "\n/* placeholder: your name */ export const name = 'A';")).toThrow(
      'lists/about.ts:2: a placeholder comment must stand right before a string or null.',
    );
  });

  it('finds addresses on the reserved domains, once each', () => {
    for (const address of [
      'https://www.tallgrass.example',
      'https://example.com',
      'https://events.example.com/talk?id=1',
      'mailto:hello@advisor.example',
      'hello@advisor.example',
    ])
      expect(values(`'${address}'`)).toEqual([address]);
    expect(values("/* placeholder: mail */ 'a@advisor.example'")).toEqual(['a@advisor.example']);
  });

  it('finds nothing in values that are final', () => {
    expect(values("'https://www.iana.org/domains' // for example, a page")).toEqual([]);
    expect(values("'https://example.community.org/' + 'a filled-in example.' + '/* placeholder: no */'")).toEqual([]);
    expect(values("/* a placeholder: no */ 'Miriam'")).toEqual([]);
  });

  it.each(sources)('finds every comment of %s, and the line of its value', (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const lines = source.split('\n');
    const found = findPlaceholders(file, source);
    expect(found.filter(({ what }) => source.includes(`/* placeholder: ${what} */`))).toHaveLength(
      source.split('/* placeholder: ').length - 1,
    );
    for (const { line, value } of found) expect(lines[line - 1]).toContain(value === '(none yet)' ? 'null' : value);
  });
});
