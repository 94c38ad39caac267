import { describe, expect, test } from 'vitest';
import { brands } from './brands';
import { colourPairs, contrast } from './contrast';

describe('contrast', () => {
  test('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  });

  test('is 1 for a colour on itself', () => {
    expect(contrast('#0B5D57', '#0B5D57')).toBe(1);
  });

  test('agrees with the published value of a grey that just passes', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  test('refuses a colour that lets its ground through', () => {
    expect(() => contrast('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('opaque');
  });
});

describe.each(brands)('the brand $name', ({ colour: colours }) => {
  describe.each(['light', 'dark'] as const)('in its %s theme', (scheme) => {
    test.each(colourPairs(colours[scheme]))('$name is at least $least : 1', ({ colour, on, least }) => {
      expect(contrast(colour, on)).toBeGreaterThanOrEqual(least);
    });
  });
});
