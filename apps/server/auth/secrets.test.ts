import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resetMail } from './reset-mail.ts';
import { createKeyedHash, createSealer, randomCode, randomToken, readCode, showCode } from './secrets.ts';
import { isSameSecret } from '../http/same-secret.ts';

it('a code is accepted in any case, with spaces, hyphens and easily confused letters', () => {
  const separator = fc.constantFrom('', ' ', '-', '–', '\u00a0', '\t');
  fc.assert(
    fc.property(fc.array(separator, { minLength: 9, maxLength: 9 }), fc.boolean(), (separators, lower) => {
      const code = randomCode();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readCode(showCode(code))).toBe(code);
      const typed = [...code.replaceAll('0', 'O').replaceAll('1', 'L')].map(
        (letter, index) => separators[index] + letter,
      );
      const text = typed.join('') + separators[8];
      expect(readCode(lower ? text.toLowerCase() : text)).toBe(code);
    }),
  );
});

it('random values never repeat', () => {
  expect(new Set(Array.from({ length: 500 }, randomToken)).size).toBe(500);
  // 500 of 2^40.
  expect(new Set(Array.from({ length: 500 }, () => randomCode())).size).toBe(500);
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

it('markup in a name is escaped in the mail, and the link is intact', () => {
  const site = { name: `<b>Ana & "Co"</b>'s`, url: 'https://ana.example' };
  const mail = resetMail(site, { to: 'a&b@example.com', linkToken: 't', code: '7K9M-2Q4X' });
  expect(mail.text).toContain(site.name);
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('&lt;b&gt;Ana &amp; &quot;Co&quot;&lt;/b&gt;&#39;s');
  expect(mail.html).toContain('a&amp;b@example.com');
  expect(mail.text).toContain(
    'https://ana.example/auth/v1/verify?token=t&type=recovery&redirect_to=https%3A%2F%2Fana.example%2Fauth\n',
  );
});

it('a sealed text opens only with its key and context, and if unmodified', () => {
  const sealer = createSealer('one');
  const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'factor a');
  expect(sealer.open(sealed, 'factor a')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toBe(sealer.seal('JBSWY3DPEHPK3PXP', 'factor a'));
  expect(sealer.open(sealed, 'factor b')).toBeNull();
  expect(createSealer('two').open(sealed, 'factor a')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    expect(sealer.open(changed.toString('base64url'), 'factor a')).toBeNull();
  }
  for (const text of ['', 'AAAA', 'JBSWY3DPEHPK3PXP']) expect(sealer.open(text, 'factor a')).toBeNull();
});
