import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWebAddress, isWebAddress } from './webAddress';

describe('web addresses', () => {
  it.each(['https://example.com', 'HTTP://example.com:8080/a?b#c', 'https://müller.de'])('accepts %s', (address) =>
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
    'https:example.com',
    'java\nscript:alert(1)',
    ' https://example.com',
    'https://example.com ',
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
