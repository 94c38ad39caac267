import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText } from '../../../../tests/support/hostileText';
import { escapeFormulas, unescapeFormulas } from './formulas';

it.each([
  ['=1+1', "'=1+1"],
  ["'=1", "''=1"],
  ['\t=1', "'\t'=1"],
  ['＝1', "'＝1"],
  ["Hello;=cmd|'/C calc'!A0;see you", "Hello;'=cmd|'/C calc'!A0;see you"],
  ['a\r\n-1', "a\r\n'-1"],
  ['a;"@b', `a;"'@b`],
  ['a - b; c = d, "+" and\n\nmore', 'a - b; c = d, "+" and\n\nmore'],
])('%j is written as %j', (text, written) => expect(escapeFormulas(text)).toBe(written));

const pieces = fc.string({ unit: fc.constantFrom(...`,;|\t\r\n"'=+-@＝＋－＠ a`) });

it('whatever a text is, no separator makes a formula of it, and it can be read back', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, hostileText()), (text) => {
      const written = escapeFormulas(text);
      for (const cell of written.split(/[,;|\t\r\n]/)) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
      expect(written).not.toMatch(/^[\t\r\n]/);
      expect(unescapeFormulas(written)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
