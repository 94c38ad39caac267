import { describe, expect, test } from 'vitest';
import { brands } from './brands';
import { colourPairs, contrast } from './contrast';
import { levels } from './levels';
import { advisorTokens } from './tokens';

describe('contrast', () => {
  test('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  });

  test('agrees with the published value of a grey that just passes', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  test('refuses a colour that lets its ground through', () => {
    expect(() => contrast('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('opaque');
  });
});

describe('the pairs of a brand', () => {
  const { light } = advisorTokens.colour;
  const namesOf = (colours: object) => colourPairs({ ...light, ...colours }).map(({ name }) => name);

  test('have every text colour on every background, also one that is new', () => {
    const added = namesOf({ unlisted: '#777777' }).filter((name) => !namesOf({}).includes(name));
    expect(added).toEqual([
      'unlisted on background',
      'unlisted on surface',
      'unlisted on sunken',
      ...levels.map((level) => `unlisted on the tint of ${level}`),
    ]);
  });

  test('have the text on a fill, and on its variants, alone', () => {
    expect(namesOf({}).filter((name) => name.startsWith('onAccent'))).toEqual([
      'onAccent on accent',
      'onAccent on accentStrong',
    ]);
  });

  test('have neither decoration nor a border as text', () => {
    expect(namesOf({}).filter((name) => /^(?:hairline|backdrop)/.test(name))).toEqual([]);
    const borders = colourPairs(light).filter(({ least }) => least < 4.5);
    expect(borders.map(({ name }) => name)).toEqual(['background', 'surface', 'sunken'].map((on) => `border on ${on}`));
  });
});

describe.each(brands)('the brand $name', ({ colour: colours }) => {
  describe.each(['light', 'dark'] as const)('in its %s theme', (scheme) => {
    test.each(colourPairs(colours[scheme]))('$name is at least $least : 1', ({ colour, on, least }) => {
      expect(contrast(colour, on)).toBeGreaterThanOrEqual(least);
    });

    test('a hairline is quieter than the border of a control', () => {
      const { hairline, border, background } = colours[scheme];
      expect(contrast(hairline, background)).toBeLessThan(contrast(border, background));
    });
  });
});
