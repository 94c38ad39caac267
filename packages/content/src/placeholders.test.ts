import { describe, expect, it } from 'vitest';
import { findPlaceholders, placeholder, withoutMarks } from './placeholders';

const sources = import.meta.glob<string>(['./owner.ts', './navigation.ts', './lists/*.ts', '!./lists/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const values = (source: string) => findPlaceholders(source).map(({ value }) => value);

describe('placeholder', () => {
  it('returns the value as it is', () => {
    expect(placeholder('Miriam', 'a name')).toBe('Miriam');
    expect(placeholder(null, 'a file')).toBe(null);
  });
});

describe('withoutMarks', () => {
  it('leaves the values', () => {
    const source = "const name = placeholder('O\\'Hara', 'your name'), file = placeholder(\n  null,\n  'the file',\n);";
    expect(withoutMarks(source)).toBe("const name = 'O\\'Hara', file = null;");
  });

  it('finds every mark of the content', () => {
    for (const [file, source] of Object.entries(sources))
      expect(withoutMarks(source), file).not.toContain('placeholder(');
  });
});

describe('findPlaceholders', () => {
  it('finds marked values with their line, also over several lines and with escaped quotes', () => {
    const source = `const a = 1;
const name = placeholder('O\\'Hara', 'your name');
const file = placeholder(
  null,
  'the guide\\'s file',
);
const story = placeholder(\`I am \${owner.name}.\`, 'your story');`;
    expect(findPlaceholders(source)).toEqual([
      { line: 2, value: "O'Hara", what: 'your name' },
      { line: 3, value: '(none yet)', what: "the guide's file" },
      { line: 7, value: 'I am ${owner.name}.', what: 'your story' },
    ]);
  });

  it('finds addresses on the reserved domains, once each', () => {
    expect(values("'https://www.tallgrass.example'")).toEqual(['https://www.tallgrass.example']);
    expect(values("'https://events.example.com/talk?id=1'")).toEqual(['https://events.example.com/talk?id=1']);
    expect(values("'mailto:hello@advisor.example'")).toEqual(['mailto:hello@advisor.example']);
    expect(values("placeholder('a@advisor.example', 'mail')")).toEqual(['a@advisor.example']);
  });

  it('finds nothing in values that are final', () => {
    expect(findPlaceholders("const link = 'https://www.iana.org/domains'; // for example, a page")).toEqual([]);
    expect(findPlaceholders("'https://example.community.org/' + 'a filled-in example.'")).toEqual([]);
  });

  it('finds every value of the content that stands on a reserved domain', () => {
    for (const [file, source] of Object.entries(sources)) {
      const reserved = source.match(/'[^'\n]*(?:\.example\b|\bexample\.(?:com|org|net))[^'\n]*'/g) ?? [];
      const found = values(source).map((value) => `'${value}'`);
      expect(found, file).toEqual(expect.arrayContaining(reserved));
    }
  });
});
