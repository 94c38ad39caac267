import { describe, expect, it } from 'vitest';
import { fillMessage } from '../text/message';
import { createLanguage } from './createLanguage';
import { es } from './es';

const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe('a language', () => {
  const { t, tell, plural, formatNumber, lang } = createLanguage('es', es);
  const any = t as (text: string) => string;

  it('has its own texts, and English ones in place of those that it lacks', () => {
    expect([any('Close'), any('No such text'), any('constructor')]).toEqual(['Cerrar', 'No such text', 'constructor']);
    expect(lang).toBe('es');
    expect(createLanguage('de', undefined).lang).toBe('en');
  });

  it('writes texts about a number in the form for it', () => {
    const left = (count: number) => plural(count, '{count} character left', '{count} characters left' as never);
    expect([1, 2, 12_000].map(left)).toEqual(['Queda 1 carácter', 'Quedan 2 caracteres', 'Quedan 12.000 caracteres']);
    expect(plural(1, '{count} word', '{count} words' as never)).toBe('1 word');
    expect(formatNumber(1234.5)).toBe('1234,5');
  });

  it('fills in texts as they are, numbers in its format and messages in itself', () => {
    const text = '{name} of {name}: {count}, {state}, {missing}';
    const state = { text: '{what}', values: { what: { text: 'Loading' } } };
    const values = { name: '$& {count}', count: 12_000.5, state };
    expect(tell({ text, values })).toBe('$& {count} of $& {count}: 12.000,5, Cargando, {missing}');
    expect(fillMessage(text, { ...values, count: 12_000 })).toBe(
      '$& {count} of $& {count}: 12,000, Loading, {missing}',
    );
    // Without values it may be what a person typed.
    expect(tell({ text: '{count}' })).toBe('{count}');
  });

  it('prefers the texts of a later catalog', () => {
    const own = createLanguage('es', es, { Close: 'Listo' });
    expect((own.t as (text: string) => string)('Close')).toBe('Listo');
  });
});

it.each(Object.entries(es))('%s has the same values in Spanish', (key, own) => {
  for (const text of typeof own === 'string' ? [own] : Object.values(own)) {
    expect(text.trim()).toBe(text);
    expect(names(key)).toEqual(expect.arrayContaining(names(text)));
    if (typeof own === 'string') expect(names(text)).toEqual(names(key));
  }
});
