import { describe, expect, it } from 'vitest';
import { hasControlCharacters, isCalendarDate, isSingleAddress, isUpcoming } from './rules';

describe('email addresses', () => {
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
    'a.@c.co',
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
    // No name in the domain name system.
    'ann@1.2.3.400',
  ])('refuses %s', (address) => expect(isSingleAddress(address)).toBe(false));
});

describe('dates', () => {
  it.each(['2027-03-01', '2028-02-29'])('accepts %s', (date) => expect(isCalendarDate(date)).toBe(true));
  it.each(['2027-02-30', '01/03/2027', 'tomorrow', '2027-3-1', '2027-13-01', '202700-05-15'])('refuses %s', (date) =>
    expect(isCalendarDate(date)).toBe(false),
  );
});

describe('upcoming dates', () => {
  it.each(['2028-02-29', '2030-01-01', '2033-02-28', '2033-02-29'])('are %s on February 29, 2028', (date) =>
    expect(isUpcoming(date, '2028-02-29')).toBe(true),
  );
  it.each(['2028-02-28', '0027-05-15', '2033-03-01'])('are not %s', (date) =>
    expect(isUpcoming(date, '2028-02-29')).toBe(false),
  );
  it('are counted from the day of the sender, which a server does not know', () => {
    expect(isUpcoming('2031-11-29', '2026-11-27', '2026-11-29')).toBe(true);
    expect(isUpcoming('2031-11-30', '2026-11-27', '2026-11-29')).toBe(false);
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
