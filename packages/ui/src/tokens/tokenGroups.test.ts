import { describe, expect, test } from 'vitest';
import { brands } from '../theme/brands';
import { makeTheme } from '../theme/makeTheme';
import { matches, tokenGroups } from './tokenGroups';
import { advisorTokens } from '../theme/tokens';

const groups = tokenGroups(advisorTokens);

function pathsOf(values: object, path: readonly string[] = []): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' ? pathsOf(value!, [...path, name]) : [[...path, name].join('.')],
  );
}

describe('the groups of tokens', () => {
  test.each(brands)('have every token of the brand $name once, with a use and a value', (brand) => {
    const tokens = tokenGroups(brand).flatMap((group) => group.tokens);
    expect(tokens.map(({ path }) => path.join('.')).toSorted()).toEqual(pathsOf(makeTheme(brand).light).toSorted());
    for (const { use, values } of tokens) {
      expect(use).not.toBe('');
      expect(values.length).toBeGreaterThan(0);
    }
  });

  test('have two values where the theme or the width of the window decides', () => {
    const valuesOf = (property: string) =>
      groups
        .flatMap((group) => group.tokens)
        .find((token) => token.property === property)!
        .values.map(({ condition, text }) => [condition, text]);
    expect(valuesOf('--advisor-colour-level-low-tint')).toEqual([
      ['Light', '#E4F1E8'],
      ['Dark', '#14301F'],
    ]);
    expect(valuesOf('--advisor-space-section')).toEqual([
      ['At 360 px', '64px'],
      ['From 1200 px', '104px'],
    ]);
    expect(valuesOf('--advisor-size-s')).toEqual([[undefined, '16px']]);
  });

  test.each([
    ['accent STRONG', ['--advisor-colour-accent-strong']],
    ['textsoft', ['--advisor-colour-text-soft']],
    ['#0b5d57', ['--advisor-colour-accent']],
    ['radii 4px', ['--advisor-radius-control']],
    ['--advisor-motion', ['--advisor-motion-fast', '--advisor-motion-calm']],
    ['gradient', []],
  ])('are found by %j in a name, a use or a value', (search, properties) => {
    const found = groups.flatMap((group) => group.tokens.filter((token) => matches(search, group, token)));
    expect(found.map(({ property }) => property)).toEqual(properties);
  });
});
