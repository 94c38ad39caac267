import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from '@advisor/ui/text';
import { filterValue, highlight, listFilter } from '.';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Straße', 'CAFÉ', 'ﬁre', 'ΟΔΟΣ', 'İstanbul', 'Ελλάς'),
);

it('TOOL-7 filter values are lower case with hyphens', () => {
  expect(['Cloud Services', 'cloud-services', 'IT Policy', 'all'].map(filterValue)).toEqual([
    'cloud-services',
    'cloud-services',
    'it-policy',
    'all',
  ]);
});

describe('TOOL-10 highlighted matches', () => {
  const marked = (text: string, search: string) =>
    highlight(text, search)
      .map((segment) => (segment.match ? `[${segment.text}]` : segment.text))
      .join('');

  it.each([
    ['An MSP is not an MSSP', 'ms', 'An [MS]P is not an [MS]SP'],
    ['An MSP', ' msp ', 'An [MSP]'],
    ['Café au lait', 'cafe', '[Café] au lait'],
    ['Cafe\u0301 noir', 'cafe n', '[Cafe\u0301 n]oir'],
    ['a ﬁre', 'i', 'a [ﬁ]re'],
    ['aaa', 'aa', '[aa]a'],
    ['nothing', 'x', 'nothing'],
    ['nothing', '  ', 'nothing'],
    ['A client’s data. The clients', "client's", 'A [client’s] data. The clients'],
    ['Multi-factor – (multi  factor)', 'multi factor', '[Multi-factor] – ([multi  factor])'],
    ['Straße', 'SS', 'Stra[ß]e'],
    ['Łódź', 'lodz', '[Łódź]'],
    ['ver\u00adschlüsselt', 'verschlüsselt', '[ver\u00adschlüsselt]'],
    ['<b>', '<', '<b>'],
    ['', 'x', ''],
  ])('%j searched for %j is %j', (text, search, result) => {
    expect(marked(text, search)).toBe(result);
  });

  it('the parts joined are the text, none is empty, and one is marked when the search finds it', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, search) => {
        const segments = highlight(text, search);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
        const query = foldWords(search);
        expect(segments.some(({ match }) => match)).toBe(query !== '' && foldWords(text).includes(query));
      }),
    );
  });
});

describe('what is remembered of a list', () => {
  const filter = listFilter<{ name: string }, 'name'>({
    fields: ({ name }) => [name],
    orders: { name: ({ name }) => [name] },
  });
  const names = (list: { name: string }[], search: string) =>
    filter(list, search, 'name', () => true).map(({ name }) => name);

  it('is given up when entries are added, replaced or moved', () => {
    const list = [{ name: 'b' }, { name: 'a' }];
    expect(names(list, '')).toEqual(['a', 'b']);
    list.push({ name: 'Ab' });
    expect(names(list, 'a')).toEqual(['a', 'Ab']);
    list[0] = { name: 'za' };
    expect(names(list, 'a')).toEqual(['a', 'Ab', 'za']);
    list.length = 1;
    expect(names(list, '')).toEqual(['za']);
  });
});
