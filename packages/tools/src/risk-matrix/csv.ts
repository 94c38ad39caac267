import { wellFormed } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { localDate } from '../share-state';
import { guessSources, knownNames, requiredFields } from './columns';
import { readCsvRows, writeCsvRows } from './csvRows';
import { fieldNames, type ImportedRisk, type RiskMatrixDocument } from './document';
import { fileStem } from './exchange';
import type { RiskWords } from './messages/es';
import type { Bands } from './rules';
import { columns, rowsOfRisks, type Cell } from './sheet';
import { tableOf, type Table } from './table';
import type { TableNames } from './tableNames/tableNames';
import { foreignValues, risksOf } from './tableRisks';
import { englishTable, listed, type TableLanguage } from './words';

export type { TableNames };

// RISK-15
/**
 * The register as CSV (RFC 4180) with a byte order mark, without which Excel garbles accents. Highest score first, with
 * the computed scores and levels. Texts are in the current language; the separator is a semicolon where the decimal
 * separator is a comma, as spreadsheets expect.
 */
export function exportCsv(
  document: RiskMatrixDocument,
  now: Date,
  bands: Bands = 'rule',
  language: TableLanguage = englishTable,
): { fileName: string; csv: string } {
  const csv = csvOf(rowsOfRisks(document.risks, bands, language.tell), language);
  return { fileName: `${fileStem(document)}-${localDate(now)}.csv`, csv };
}

/** Rows as CSV, with a header. */
export function csvOf(rows: readonly (readonly Cell[])[], { tell, decimal }: TableLanguage): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.day : String(cell))));
  const header = columns.map((text) => tell({ text }));
  return `\uFEFF${wellFormed(writeCsvRows([header, ...texts], decimal === ',' ? ';' : ','))}`;
}

/**
 * The table in a CSV text. Throws an Error with the reason and the line.
 *
 * @param languages languages of column names besides English
 */
export const readCsv = (text: string, languages: readonly TableNames[] = []): Table =>
  tableOf(readCsvRows(text), 'Line', (cells) => knownNames(cells, languages));

// RISK-16
/**
 * The risks in a CSV text, to add to a document. The header names the columns in any order, by any of their usual
 * names; computed and unknown columns are ignored. Cells are separated by commas, semicolons, tabs or vertical bars.
 * Throws an Error with the line and column; never returns part of a file.
 *
 * @param languages languages of column names and values besides English
 */
export function importCsv(text: string, languages: readonly TableNames[] = []): ImportedRisk[] {
  const table = readCsv(text, languages);
  const sources = guessSources(table.header.cells, languages);
  const missing = requiredFields.filter((field) => sources[field] === undefined);
  const line = String(table.header.line);
  if (missing.length > 0)
    throw new InputError<RiskWords>('Line {line} must name the columns {columns}.', {
      line,
      columns: listed(missing.map((field) => fieldNames[field])),
    });
  const names = table.header.cells.map((name) => name.trim().toLowerCase());
  const twice = names.find(
    (name, index) => Object.values(sources).includes(index) && names.indexOf(name) !== names.lastIndexOf(name),
  );
  if (twice !== undefined)
    throw new InputError<RiskWords>('Line {line} names the column {name} twice.', { line, name: twice });
  const { risks, refused } = risksOf(table, sources, foreignValues(table, sources, {}, languages), languages);
  const [first] = refused;
  if (first)
    throw new InputError<RiskWords>('Line {line}: {reason}', { line: String(first.line), reason: first.reason });
  return risks;
}
