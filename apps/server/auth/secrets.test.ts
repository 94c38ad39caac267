import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resetMail } from './reset-mail.ts';
import { createKeyedHash, randomCode, randomToken, readCode, showCode } from './secrets.ts';
import { isSameSecret } from '../http/same-secret.ts';

it('a code is read as it is shown, in any case and width, with blanks, hyphens and the letters it is mistaken for', () => {
  const separator = fc.constantFrom('', ' ', '-', '–', '\u00a0', '\t');
  fc.assert(
    fc.property(
      fc.array(separator, { minLength: 9, maxLength: 9 }),
      fc.boolean(),
      fc.boolean(),
      (separators, lower, wide) => {
        const code = randomCode();
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(readCode(showCode(code))).toBe(code);
        const typed = [...code.replaceAll('0', 'O').replaceAll('1', 'L')].map(
          (letter, index) => separators[index] + letter,
        );
        const text = typed.join('') + separators[8];
        const cased = lower ? text.toLowerCase() : text;
        // As input methods for Chinese and Japanese write Latin letters and digits.
        const full = cased.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
        expect(readCode(wide ? full : cased)).toBe(code);
      },
    ),
  );
});

it('what is random is never the same twice', () => {
  expect(new Set(Array.from({ length: 500 }, randomToken)).size).toBe(500);
  // 500 of 2^40.
  expect(new Set(Array.from({ length: 500 }, randomCode)).size).toBe(500);
});

it('a keyed hash depends on the key, the purpose and where one value ends', () => {
  const [keyed, other] = [createKeyedHash('one'), createKeyedHash('two')];
  const hashes = [
    keyed('code', 'a', 'b'),
    keyed('code', 'ab'),
    keyed('code', 'a'),
    keyed('device', 'a', 'b'),
    other('code', 'a', 'b'),
  ];
  expect(new Set(hashes).size).toBe(5);
  expect(isSameSecret(hashes[0]!, keyed('code', 'a', 'b'))).toBe(true);
  expect(isSameSecret(hashes[0]!, hashes[0]!.slice(1))).toBe(false);
});

it('a name of markup is words in the mail, and the link is whole', () => {
  const site = { name: `<b>Ana & "Co"</b>'s`, url: 'https://ana.example' };
  const mail = resetMail(site, { to: 'a&b@example.com', linkToken: 't', code: '7K9M-2Q4X' });
  expect(mail.text).toContain(site.name);
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('&lt;b&gt;Ana &amp; &quot;Co&quot;&lt;/b&gt;&#39;s');
  expect(mail.html).toContain('a&amp;b@example.com');
  expect(mail.text).toContain('https://ana.example/auth#reset=t\n');
});
