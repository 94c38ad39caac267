import { escapeFormulas, wellFormed } from '@advisor/ui/text';
import Papa from 'papaparse';
import { InputError } from '../language/InputError';
import { guessSources, requiredFields } from './columns';
import { readCsvRows } from './csvRows';
import { fieldNames, type ImportedRisk, type RiskMatrixDocument } from './document';
import { tableName } from './exchange';
import type { RiskWords } from './messages/es';
import type { Bands } from './rules';
import { columns, rowsOfRisks, type Cell } from './sheet';
import { tableOf, type Table } from './table';
import { foreignValues, risksOf } from './tableRisks';
import { englishTable, listed, type TableLanguage } from './words';

// RISK-15
/**
 * The register as CSV (RFC 4180) with a byte order mark, without which Excel garbles accents. Highest score first, with
 * the computed scores and levels. Its words are those of the language; the separator is a semicolon where commas are decimal
 * signs, as spreadsheets expect.
 */
export function exportCsv(
  document: RiskMatrixDocument,
  now: Date,
  bands: Bands = 'rule',
  language: TableLanguage = englishTable,
): { fileName: string; csv: string } {
  const csv = csvOf(rowsOfRisks(document.risks, bands, language.tell), language);
  return { fileName: tableName(document, now, 'csv'), csv };
}

/** Rows as CSV, with a header. */
export function csvOf(rows: readonly (readonly Cell[])[], { tell, decimal }: TableLanguage): string {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? cell.day : escapeFormulas(String(cell)))),
  );
  const table = Papa.unparse([columns.map((text) => tell({ text })), ...texts], {
    delimiter: decimal === ',' ? ';' : ',',
    quotes: needsQuotes,
  });
  return `\uFEFF${wellFormed(table)}\r\n`;
}

// Also outer blanks and other separators, which readers treat differently.
const needsQuotes = (text: unknown) => /[,;\t|]|^\s|\s$/.test(String(text));

/**
 * The table in a CSV text. Throws an Error that says what is wrong in which line.
 *
 * @param separator what stands between the cells; by default found in the text
 */
export const readCsv = (text: string, separator?: string): Table => tableOf(readCsvRows(text, separator), 'Line');

/**
 * The risks in a CSV text, to add to a document. The header names the columns in any order, by any of their usual names;
 * computed and unknown columns are ignored. Cells are separated by commas, semicolons, tabs or vertical bars. Throws an
 * Error with the line and column; never returns part of a file.
 */
export function importCsv(text: string): ImportedRisk[] {
  const table = readCsv(text);
  const sources = guessSources(table.header.cells);
  const missing = requiredFields.filter((field) => sources[field] === undefined);
  const line = String(table.header.line);
  if (missing.length > 0)
    throw new InputError<RiskWords>('Line {line} must name the columns {columns}.', {
      line,
      columns: listed(missing.map((field) => fieldNames[field])),
    });
  const names = table.header.cells.map((name) => name.trim().toLowerCase());
  const twice = Object.values(sources)
    .map((column) => names[Number(column)] ?? '')
    .find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined)
    throw new InputError<RiskWords>('Line {line} names the column {name} twice.', { line, name: twice });
  const { risks, refused } = risksOf(table, sources, foreignValues(table, sources));
  const [first] = refused;
  if (first)
    throw new InputError<RiskWords>('Line {line}: {reason}', { line: String(first.line), reason: first.reason });
  return risks;
}
