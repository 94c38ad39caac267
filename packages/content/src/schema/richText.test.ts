import type { RichTextSpan } from '@advisor/ui/sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, valueOf } from '../admin/EntryForm/richTextDocument';
import { isRichText, markdownOf, plainText, tidyRichText } from './richText';

const span: fc.Arbitrary<RichTextSpan> = fc.record(
  {
    text: fc.string({ minLength: 1, maxLength: 12 }),
    strong: fc.constant(true as const),
    emphasis: fc.constant(true as const),
    href: fc.constantFrom('/contact', 'https://example.org/', 'mailto:ada@example.org'),
  },
  { requiredKeys: ['text'] },
);
const spans = fc.array(span, { minLength: 1, maxLength: 8 });

// CONTENT-33
describe('rich text', () => {
  it('is a text, or spans of text with a link and emphasis', () => {
    expect(isRichText('Plain')).toBe(true);
    expect(isRichText([{ text: 'A', strong: true, emphasis: true, href: '/about' }])).toBe(true);
    const wrong: unknown[] = [
      null,
      7,
      {},
      [],
      ['text'],
      [{}],
      [{ text: '' }],
      [{ text: 7 }],
      [{ text: 'A', strong: false }],
      [{ text: 'A', strong: 'true' }],
      [{ text: 'A', href: null }],
      [{ text: 'A', onclick: 'alert(1)' }],
      [{ text: 'A', __html: '<b>' }],
      [{ text: 'A' }, null],
      Array.from({ length: 201 }, () => ({ text: 'A' })),
    ];
    for (const value of wrong) expect(isRichText(value), JSON.stringify(value)).toBe(false);
  });

  it('has one shortest form with the same words and marks', () => {
    expect(tidyRichText([{ text: 'A' }, { text: '' }, { text: 'B' }])).toBe('AB');
    expect(
      tidyRichText([
        { text: 'A', strong: true },
        { text: 'B', strong: true },
      ]),
    ).toEqual([{ text: 'AB', strong: true }]);
    expect(tidyRichText([])).toBe('');
    fc.assert(
      fc.property(spans, (given) => {
        const tidy = tidyRichText(given);
        expect(plainText(tidy)).toBe(plainText(given));
        expect(isRichText(tidy)).toBe(true);
        if (typeof tidy !== 'string') expect(tidyRichText(tidy)).toEqual(tidy);
        // Character by character the marks are as they were.
        const marks = (all: readonly RichTextSpan[]) =>
          all.flatMap(({ text, ...rest }) =>
            Array.from(text, (letter) => [letter, JSON.stringify({ s: rest.strong, e: rest.emphasis, h: rest.href })]),
          );
        expect(marks(typeof tidy === 'string' ? [{ text: tidy }] : tidy)).toEqual(marks(given));
      }),
    );
  });

  it('is the same after the editor', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const line = given.map((each) => ({ ...each, text: each.text.replaceAll(/\s/g, ' ') }));
        const tidy = tidyRichText([{ text: 'a' }, ...line, { text: 'z' }]);
        expect(valueOf(documentOf(tidy))).toEqual(tidy);
      }),
    );
  });

  it('leaves the editor without space around it', () => {
    const value = [
      { text: ' ', strong: true as const },
      { text: ' A ' },
      { text: 'B ', strong: true as const },
      { text: '  ' },
    ];
    expect(valueOf(documentOf(value))).toEqual([{ text: 'A ' }, { text: 'B', strong: true }]);
    expect(valueOf(documentOf('   '))).toBe('');
  });

  it('is compared as Markdown', () => {
    expect(
      markdownOf([
        { text: 'Read ' },
        { text: 'the plan', href: '/about', strong: true, emphasis: true },
        { text: '.' },
      ]),
    ).toBe('Read [**_the plan_**](/about).');
  });
});
