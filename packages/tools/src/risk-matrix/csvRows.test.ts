import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCsvRows, writeCsvRows } from './csvRows';

const cell = fc.string({ unit: fc.constantFrom(...`ab ,;|\t"'=\n\r`), maxLength: 8 });
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
const delimiter = fc.constantFrom(',', ';');

it('RISK-15 formulas are written as text, and nothing else is changed', () => {
  fc.assert(
    fc.property(table, delimiter, (rows, separator) => {
      const { data, errors } = Papa.parse<string[]>(writeCsvRows(rows, separator).slice(0, -2), {
        delimiter: separator,
        newline: '\r\n',
      });
      expect(errors).toEqual([]);
      expect(data).toEqual(rows.map((row) => row.map((text) => (/^'*[=\t\r]/.test(text) ? `'${text}` : text))));
    }),
  );
});

it('rows have the lines in which they start', () => {
  fc.assert(
    fc.property(table, delimiter, (rows, separator) => {
      const csv = Papa.unparse(rows, { delimiter: separator, quotes: true, newline: '\n' });
      const read = readCsvRows(`sep=${separator}\n${csv}`);
      expect(read.map(({ cells }) => cells)).toEqual(
        rows.map((row) => row.map((text) => text.replace(/^'(?='*[=\t\r])/, ''))),
      );
      const lineOf = (index: number) => `${Papa.unparse(rows.slice(0, index), { quotes: true, newline: '\n' })}\n`;
      const breaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
      expect(read.map(({ line }) => line)).toEqual(rows.map((_row, index) => 2 + (index && breaks(lineOf(index)))));
    }),
  );
});
