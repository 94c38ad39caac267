import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldWords, queryOf } from './fold';

it.each([
  ['MSP', 'msp'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁre', 'fire'],
  ['İstanbul', 'istanbul'],
  ['Isparta, Diyarbakır', 'isparta, diyarbakir'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδός', 'οδοσ'],
  ['STRASSE, Straße, STRAẞE', 'strasse, strasse, strasse'],
  ['Øre, Łódź, Đà Nẵng, Þór', 'ore, lodz, da nang, thor'],
  ['Ær, cœur', 'aer, coeur'],
  ['ver\u00adschlüsselt\u200b', 'verschlusselt'],
  ['', ''],
])('%j is folded to %j', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['client’s', "client's"],
  ['multi-factor', 'multi factor'],
  ['Multi\u2011Factor', 'multi factor'],
  ['sign\u2013in', ' Sign in '],
  ['M&A', 'm a'],
  ['24/7', '24 7'],
  ['one\n\ntwo…', 'one two'],
])('%j has the words of %j', (text, other) => expect(foldWords(text)).toBe(foldWords(other)));

it('a text is folded as its characters one by one, which highlighting relies on', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Straße', 'CAFÉ', 'ﬁre', 'ΟΔΟΣ', 'İstanbul', 'Ελλάς'),
  );
  fc.assert(
    fc.property(text, (text) => {
      expect([...text].map(fold).join('')).toBe(fold(text));
    }),
  );
});

it.each([
  ['  ', ''],
  ['\u200b', ''],
  [' Sign-in ', 'sign in'],
  ['%', null],
  ['\0', ''],
])('%j looks for %j', (search, query) => expect(queryOf(search)).toBe(query));
