import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertText } from './inert-text.ts';

const link = '[link left out]';
const address = '[address left out]';

describe('text of a stranger in a mail', () => {
  it.each([
    ['Buy at https://evil.example/a?b=c#d now', `Buy at ${link} now`],
    ['Buy at HTTP://EVIL.EXAMPLE', `Buy at ${link}`],
    ['evil.example', link],
    ['www.evil.example/a', link],
    ['Visit evil.example, it is good', `Visit ${link}, it is good`],
    ['(evil.example)', `(${link})`],
    ['evil.example:8080/x', link],
    ['einkauf.münchen-laden.de', link],
    ['пример.рф', link],
    ['ev\u200dil.com', link],
    ['http://1.2.3.4/x', link],
    ['1.2.3.4/x', link],
    ['ftp:\\\\evil', link],
    ['\\\\evil\\share', link],
    ['mailto:eve', link],
    ['tel:+1900555', link],
    ['javascript:alert(1)', link],
    ['data:text/html,x', link],
    ['[click](https://evil.example)', `[click](${link}`],
    ['<a href="https://evil.example">x</a>', `<a href="${link}">x</a>`],
    ['Write to eve@evil.example.', `Write to ${address}`],
    ['"Eve" <eve@evil.example>', `"Eve" <${address}>`],
    ['eve＠evil.example', address],
  ])('%j', (text, inert) => expect(inertText(text, 1_000)).toEqual(inert));

  it('of an address with a name and a password has neither', () => {
    expect(inertText('https://eve:word@evil.example/', 1_000)).not.toMatch(/evil|word/);
  });

  it.each([
    'We are 40 people. Can you look at our security program?',
    'Grow by 3.5 percent, e.g. with U.S. partners...',
    'At 10:30, ratio 3:1; cost: $5,000.00',
    'Data: see below. Tel: by appointment',
    'First line\nSecond line',
    '日本語。テスト',
  ])('%j stays as it is', (text) => expect(inertText(text, 1_000)).toBe(text));

  it('is cut between letters', () => {
    expect(inertText('🎉'.repeat(100), 101)).toBe(`${'🎉'.repeat(50)}…`);
  });

  it('has nothing that a mail program would make a link of, whatever it is', () => {
    const parts = 'http :// s . .. @ / evil example com : < > " ( www - \u200d \\ mailto 1 2.3 é 日本 [ ] ,'.split(' ');
    const part = fc.constantFrom(...parts, ' ', '\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (chosen) => {
        const inert = inertText(chosen.join(''), 10_000).replaceAll(link, '').replaceAll(address, ' ');
        expect(inert).not.toMatch(/\w\.[a-z]{2}|\w@\w|https?:\/\/|\bmailto:\w/i);
      }),
      { numRuns: 2_000 },
    );
  });

  // What takes quadratic time does not end within the limit of a test.
  it('ends for text of 100,000 characters that is almost a link', () => {
    for (const part of ['a.', 'a', '@', 'a@', '1.', ':/'])
      expect(inertText(part.repeat(100_000 / part.length), 1_000).length).toBeLessThanOrEqual(1_001);
  });
});
