import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmounts } from './readAmounts';
import { scaleIngredient } from './scaleIngredient';

const digit = (max: number) => fc.integer({ min: 1, max }).map(String);
const amount = fc.oneof(
  digit(999),
  fc
    .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))
    .map(([above, more]) => `${above}/${above + more}`),
  fc.tuple(digit(20), fc.constantFrom('½', '¼', '⅓', '⅔', '¾', '⅛')).map(([whole, sign]) => whole + sign),
  fc
    .tuple(digit(20), fc.constantFrom(' ', '-', ' and '), fc.constantFrom('1/2', '3/4', '1/8'))
    .map((parts) => parts.join('')),
  fc.tuple(digit(999), digit(99)).map(([whole, part]) => `${whole}.${part}`),
);
const unit = fc.constantFrom(' g', ' ml', 'kg', ' oz', ' tbsp', ' cup');
const joint = fc.constantFrom(' + ', ' plus ', ' sugar plus ', ', ', '/', ' / ', ' (', ' - ', ' or ', ' to ');
const line = fc
  .tuple(amount, unit, fc.array(fc.tuple(joint, amount, unit), { maxLength: 3 }), fc.constantFrom('', ' flour'))
  .map((parts) => parts.flat(2).join(''));
const factor = fc
  .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([to, from]) => to / from);
const pieces = fc.array(
  fc.constantFrom('1', '0', '/', '⁄', ' ', '.', ',', '½', '–', ' to ', ' and ', 'g', ' cups', 'x', '(', 'egg', 'a '),
  { maxLength: 300 },
);

/** A line without its amounts and the plurals behind them. */
function wordsOf(text: string): string {
  let end = 0;
  const words = [];
  for (const { from, to } of readAmounts(text)!) {
    words.push(text.slice(end, from));
    end = to;
  }
  return [...words, text.slice(end)].join('#').replaceAll(/(?<=#\s?cup)s/g, '');
}

describe('scaling', () => {
  it('changes all amounts in proportion, and nothing else', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(0.5, 2, 3, 10), (text, by) => {
        const scaled = scaleIngredient(text, by)!;
        const [before, after] = [readAmounts(text)!, readAmounts(scaled)!];
        expect(after).toHaveLength(before.length);
        for (const [place, { value }] of before.entries())
          expect(Math.abs(after[place]!.value - value * by)).toBeLessThanOrEqual(Math.max(0.011, value * by * 0.01));
        expect(wordsOf(scaled)).toBe(wordsOf(text));
      }),
    );
  });

  it('leaves no number of a line to itself', () => {
    fc.assert(
      fc.property(line, amount, fc.constantFrom(' chicken ', ', then ', ' eggs; ', ' of '), (text, more, between) => {
        const amounts = readAmounts(`${text} flour${between}${more} large`);
        if (amounts) expect(amounts).toHaveLength(readAmounts(text)!.length + 1);
      }),
    );
  });

  it('keeps the ends of a range in order', () => {
    fc.assert(
      fc.property(digit(50), digit(50), fc.constantFrom('-', '–', ' to '), factor, (one, other, between, by) => {
        const [low, high] = [one, other].toSorted((a, b) => Number(a) - Number(b));
        const scaled = readAmounts(scaleIngredient(`${low}${between}${high} eggs`, by)!);
        if (scaled?.[1]) expect(scaled[0]!.value).toBeLessThanOrEqual(scaled[1].value);
      }),
    );
  });

  it('writes no number that nobody can read', () => {
    fc.assert(
      fc.property(line, factor, (text, by) => {
        expect(scaleIngredient(text, by)).not.toMatch(/\de|NaN|Infinity|(?<![\d.,])0(?![\d.,])/);
      }),
    );
  });

  it('is the same text for the same number of people, and for text without a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), factor, (text, by) => {
        expect(scaleIngredient(text, 1)).toBe(text);
        if (!/\d/.test(text)) expect(scaleIngredient(text, by) ?? text).toBe(text.replaceAll(/\s+/g, ' '));
      }),
    );
  });

  it('ends with any text, also a long one', () => {
    fc.assert(fc.property(pieces, factor, (parts, by) => void scaleIngredient(parts.join(''), by)));
    // What takes a step for every pair of letters would not end within the limit of a test.
    for (const part of ['1', '1 ', '1/', '1 1/2 ', '1,', '½', '1 to ', '1–', '1 g + ', '1 cup (', ' a', ' ', 'of '])
      scaleIngredient(`1${part.repeat(100_000)}`, 2);
    expect.assertions(0);
  });
});
