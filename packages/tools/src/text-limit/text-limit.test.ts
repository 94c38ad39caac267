import { describe, expect, it } from 'vitest';
import { fitText, lengthErrors } from '.';

describe('TOOL-16 texts that are too long', () => {
  it('get an error that says by how much, under the name of their field', () => {
    const limits = { companyName: 3, notes: 5, owner: 2 };
    expect(lengthErrors({ companyName: 'abcd', notes: 'x'.repeat(6000) }, limits)).toEqual({
      companyName: 'Shorten the company name from 4 to 3 characters.',
      notes: 'Shorten the notes from 6000 to 5 characters.',
    });
    expect(lengthErrors({ companyName: 'abc', notes: '', owner: 'ab' }, limits)).toEqual({});
  });

  it('are measured as they are stored: without blanks around them and what nobody sees', () => {
    for (const text of ['  abc\n ', '\u200bab\u00adc\ufeff', 'abc']) {
      expect(lengthErrors({ name: text }, { name: 3 })).toEqual({});
      expect(fitText(text, 3)).toBe('abc');
    }
    // A text that fits keeps what it has.
    expect(fitText(' a\u200bb ', 3)).toBe('a\u200bb');
  });
});
