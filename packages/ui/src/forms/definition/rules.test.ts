import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWebAddress, hasControlCharacters, isCalendarDate, isSingleAddress, isWebAddress } from './rules';

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', "o'neil@example.com", 'info@müller.de'])(
    'accepts %s',
    (address) => expect(isSingleAddress(address)).toBe(true),
  );

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    'Ann <a@b.co>',
    '"a b"@c.co',
    'a@b@c.co',
    'a..b@c.co',
    '.a@c.co',
    'a@-b.co',
    'a@b..co',
    'a(comment)@b.co',
    `${'x'.repeat(65)}@b.co`,
    // Looks like another address, and mail programs read it as that one.
    'ann@exam\u1160ple.com',
    'ann@\u3164.com',
    'ann@ｅxample.com',
    'an\u017f@example.com',
    '\u212aim@example.com',
  ])('refuses %s', (address) => expect(isSingleAddress(address)).toBe(false));
});

describe('dates', () => {
  it.each(['2027-03-01', '2028-02-29'])('accepts %s', (date) => expect(isCalendarDate(date)).toBe(true));
  it.each(['2027-02-30', '01/03/2027', 'tomorrow', '2027-3-1', '2027-13-01'])('refuses %s', (date) =>
    expect(isCalendarDate(date)).toBe(false),
  );
});

describe('web addresses', () => {
  it.each(['https://example.com', 'http://example.com:8080/a?b#c', 'https://müller.de'])('accepts %s', (address) =>
    expect(isWebAddress(address)).toBe(true),
  );
  it.each([
    'example.com',
    'javascript:alert(1)',
    'https://',
    'https:///x',
    'https://a b.co',
    'ftp://example.com',
    'https://[x',
    '//example.com/a.png',
    'data:image/png;base64,AA',
  ])('refuses %s', (address) => expect(isWebAddress(address)).toBe(false));
});

describe('a web address without https://', () => {
  it.each([
    'www.people.example',
    'people.example/x',
    'people.example:8080/x?y#z',
    'people.example?x',
    'müller.example',
    '例え.テスト',
    'PEOPLE.EXAMPLE',
    'people.example.',
    'xn--mller-kva.example',
  ])('%s is completed', (text) => {
    expect(completeWebAddress(text)).toBe(`https://${text}`);
    expect(isWebAddress(completeWebAddress(text))).toBe(true);
  });

  it.each([
    '',
    'people',
    'localhost:8080',
    'javascript:alert(1)',
    'JavaScript:alert(document.cookie)//people.example',
    'javascript.example:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:people.example/x',
    'vbscript:x.y',
    'file:///etc/passwd',
    'blob:https://people.example/x',
    'mailto:ann@people.example',
    'ann@people.example',
    'ann:secret@people.example',
    '//people.example',
    '/people.example',
    '\\\\people.example',
    '-people.example',
    'people..example',
    'people.example/a b',
    'people.example\nx',
    '127.0.0.1/x',
    '1.5',
  ])('%j is not, and stays refused', (text) => {
    expect(completeWebAddress(text)).toBe(text);
    expect(isWebAddress(text)).toBe(false);
  });

  it.each(['https://people.example', 'HTTP://people.example/x'])('%s is whole', (text) =>
    expect(completeWebAddress(text)).toBe(text),
  );

  it('never gives an address of another scheme', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.webUrl().map((url) => url.replace(/^\w+:/, 'javascript:')),
        ),
        (text) => {
          const whole = completeWebAddress(text);
          if (isWebAddress(whole)) expect(new URL(whole).protocol).toMatch(/^https?:$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('control characters', () => {
  it.each(['a\nb', 'a\r', 'a\u0000', 'a\u2028', 'a\u0085', '\u202ea', 'a\ud800'])('are found in the line %j', (text) =>
    expect(hasControlCharacters(text, false)).toBe(true),
  );
  it.each(['a\u0007b', 'a\rb', '\udc00'])('are found in the text %j', (text) =>
    expect(hasControlCharacters(text, true)).toBe(true),
  );
  it('are not line breaks and tabs in a text, nor letters of any script', () => {
    expect(hasControlCharacters('One\n\tTwo', true)).toBe(false);
    for (const multiline of [true, false]) expect(hasControlCharacters('Zoë 李 עברית 🙂', multiline)).toBe(false);
  });
});
