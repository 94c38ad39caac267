import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, scaleIngredient } from './scaleIngredient';

const digit = (max: number) => fc.integer({ min: 1, max }).map(String);
const amount = fc.oneof(
  digit(999),
  fc.tuple(digit(99), fc.integer({ min: 2, max: 16 })).map(([above, below]) => `${above}/${below}`),
  fc.tuple(digit(20), fc.constantFrom('½', '¼', '⅓', '⅔', '¾', '⅛')).map(([whole, sign]) => whole + sign),
  fc.tuple(digit(20), fc.constantFrom('1/2', '3/4', '1/8')).map(([whole, part]) => `${whole} ${part}`),
  fc.tuple(digit(999), digit(99)).map(([whole, part]) => `${whole}.${part}`),
);
const unit = fc.constantFrom(' g', ' ml', 'kg', ' cups', ' cloves', '', ' tbsp', ' tins of');
const name = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => ` ${text}`);
const factor = fc
  .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([to, from]) => to / from);

describe('scaling', () => {
  it('changes the amount in proportion, and nothing else', () => {
    fc.assert(
      fc.property(
        amount,
        unit,
        fc.constantFrom('flour', 'eggs, beaten', '½ of it', '2 x 3'),
        factor,
        (text, of, what, by) => {
          const ingredient = `${text}${of} ${what}`;
          const before = readAmount(ingredient)!;
          const scaled = scaleIngredient(ingredient, by);
          expect(scaled.endsWith(before.rest)).toBe(true);
          const head = scaled.slice(0, scaled.length - before.rest.length);
          const after = /[½¼⅓⅔¾⅛⅜⅝⅞]|^[\d.]+$/.test(head) ? readAmount(`${head} x`) : null;
          const exact = before.values[0] * by;
          // Numbers of more than six digits are written, and not read again.
          if (after) expect(Math.abs(after.values[0] - exact)).toBeLessThanOrEqual(Math.max(0.011, exact * 0.01));
          expect(head).not.toMatch(/e|NaN|Infinity|^0$|-/);
        },
      ),
    );
  });

  it('keeps the ends of a range in order', () => {
    fc.assert(
      fc.property(digit(50), digit(50), fc.constantFrom('-', '–', ' to '), factor, (one, other, between, by) => {
        const [low, high] = [one, other].toSorted((a, b) => Number(a) - Number(b));
        const scaled = readAmount(scaleIngredient(`${low}${between}${high} eggs`, by));
        if (scaled?.values[1] !== undefined) expect(scaled.values[0]).toBeLessThanOrEqual(scaled.values[1]);
      }),
    );
  });

  it('is the same text for the same number of people, and for text that begins with no number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), factor, (text, by) => {
        expect(scaleIngredient(text, 1)).toBe(text);
        if (!/^[\d½-⅞¼-¾⅐-⅒⅓-⅞]/.test(text)) expect(scaleIngredient(text, by)).toBe(text);
      }),
    );
  });

  it('ends with any text, also a long one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '0', '/', '⁄', ' ', '.', ',', '½', '–', ' to ', 'g'), { maxLength: 300 }),
        factor,
        (parts, by) => {
          const text = parts.join('');
          expect(scaleIngredient(text, by)).toBeTypeOf('string');
        },
      ),
    );
    // What takes a step for every pair of letters would not end within the limit of a test.
    for (const part of ['1', '1 ', '1/', '1 1/2 ', '1,', '½', '1 to ', '1–'])
      expect(scaleIngredient(part.repeat(100_000), 2)).toBeTypeOf('string');
    expect(scaleIngredient(`1${' '.repeat(100_000)}`, 2)).toBe(`2${' '.repeat(100_000)}`);
  });

  it('keeps what follows whatever it is', () => {
    fc.assert(
      fc.property(digit(99), name, factor, (text, what, by) => {
        const ingredient = `${text} eggs${what}`;
        expect(scaleIngredient(ingredient, by).endsWith(` eggs${what}`)).toBe(true);
      }),
    );
  });
});
