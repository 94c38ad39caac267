import { describe, expect, test } from 'vitest';
import { harbour } from './brands/harbour';
import { makeTheme } from './makeTheme';
import { propertyName, themeRules, themeStylesheet } from './themeRules';
import { advisorTokens } from './tokens';

describe('the stylesheet of a brand', () => {
  const css = themeStylesheet(harbour);

  test('declares the order of the layers and stands in the one of the tokens', () => {
    expect(css).toMatch(/^@layer advisor\.reset, advisor\.tokens, .+;\n@layer advisor\.tokens \{/);
  });

  test('has every property of the contract, so that none is left from another brand', () => {
    const names = (tokens: typeof harbour) => Object.keys(themeRules(tokens)[0]!.properties);
    expect(names(harbour)).toEqual(names(advisorTokens));
    for (const name of names(harbour)) expect(css).toContain(`--${name}: `);
  });

  test('gives each scheme its colours, and print the light ones', () => {
    expect(css).toContain('@media screen { [data-theme="dark"] { color-scheme: dark; --advisor-colour-paper: #0B1322;');
    expect(css).toContain('[data-theme="light"] { color-scheme: light; --advisor-colour-paper: #F6F8FB;');
    expect(css).toContain('--advisor-radius-surface: 18px;');
  });

  test('keeps the former names of renamed colours: their values apply', () => {
    for (const rule of themeRules(harbour))
      expect(rule.properties).toMatchObject({
        'advisor-colour-text': 'var(--advisor-colour-ink)',
        'advisor-colour-ink': expect.stringMatching(/^#/),
      });
  });

  test('changes the colours alone with the scheme', () => {
    const [root, ...schemes] = themeRules(harbour);
    expect(Object.keys(root!.properties)).toContain('advisor-space-m');
    for (const { properties } of schemes)
      expect(Object.keys(properties).every((name) => name.startsWith('advisor-colour-'))).toBe(true);
  });
});

test('lengths follow the text size of the reader', () => {
  const { size, leading, space, width } = makeTheme(harbour).light;
  expect(JSON.stringify({ size, leading, space, width })).not.toContain('px');
});

test('a property is named by the path of its token', () => {
  expect(propertyName(['colour', 'level', 'low', 'text'])).toBe('advisor-colour-level-low-text');
  expect(propertyName(['colour', 'textSoft'])).toBe('advisor-colour-text-soft');
  expect(makeTheme(harbour).light.colour.textSoft).toBe(harbour.colour.light.textSoft);
});
