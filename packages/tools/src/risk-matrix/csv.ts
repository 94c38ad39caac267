import { wellFormed } from '@advisor/ui/text';
import Papa from 'papaparse';
import { localDate } from '../share-state';
import { guessSources, knownNames, requiredFields } from './columns';
import { formula, readCsvRows } from './csvRows';
import type { ImportedRisk, RiskMatrixDocument } from './document';
import { fileStem } from './exchange';
import type { Bands } from './rules';
import { columns, rowsOfRisks, type Cell } from './sheet';
import { tableOf, type Table } from './table';
import { foreignValues, risksOf } from './tableRisks';

/**
 * The register as a spreadsheet reads it: RFC 4180 behind a byte order mark (without one, Excel spoils accents), highest
 * score first, with the computed scores and levels.
 */
export function exportCsv(
  document: RiskMatrixDocument,
  now: Date,
  bands: Bands = 'rule',
): { fileName: string; csv: string } {
  const csv = csvOf(rowsOfRisks(document.risks, bands));
  return { fileName: `${fileStem(document)}-${localDate(now)}.csv`, csv };
}

/** A table under the names of the columns, as CSV. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.day : String(cell))));
  const table = Papa.unparse([[...columns], ...texts], { escapeFormulae: formula, quotes: needsQuotes });
  return `\uFEFF${wellFormed(table)}\r\n`;
}

// Blanks at an end and the other separators too: readers differ in what they do with them.
const needsQuotes = (text: unknown) => /[;\t|]|^\s|\s$/.test(String(text));

/** The table in a text as spreadsheets save it. Throws an Error that names the line and what is wrong there. */
export const readCsv = (text: string): Table => tableOf(readCsvRows(text), 'Line', knownNames);

/**
 * The risks in a table saved by a spreadsheet, to be added to a document. One line names the columns, in any order and
 * by any of their usual names; computed and unknown columns are ignored. Cells are separated by commas, semicolons,
 * tabs or bars. Throws an Error that names the line and the column; never gives a part.
 */
export function importCsv(text: string): ImportedRisk[] {
  const table = readCsv(text);
  const sources = guessSources(table.header.cells);
  const missing = requiredFields.filter((field) => sources[field] === undefined);
  if (missing.length > 0) throw new Error(`Line ${table.header.line} must name the columns ${missing.join(', ')}.`);
  const names = table.header.cells.map((name) => name.trim().toLowerCase());
  const twice = Object.values(sources)
    .map((column) => names[Number(column)] ?? '')
    .find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) throw new Error(`Line ${table.header.line} names the column ${twice} twice.`);
  const { risks, refused } = risksOf(table, sources, foreignValues(table, sources));
  const [first] = refused;
  if (first) throw new Error(`Line ${first.line}: ${first.reason}`);
  return risks;
}
