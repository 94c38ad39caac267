import Papa from 'papaparse';
import { maxEntries, maxFileCharacters } from '../share-state/entries';

/** What a table of a spreadsheet says, before anybody knows what its columns mean. */
export interface Table {
  /** What the messages call a row: a line of a text, or a row of a sheet. */
  unit: 'Line' | 'Row';
  /** The names of the columns. */
  header: TableRow;
  /** The rows under it that are not empty. */
  rows: readonly TableRow[];
}

export interface TableRow {
  cells: readonly string[];
  /** Where the row begins, from 1. */
  line: number;
}

const maxColumns = 100;
/** Above the names of the columns there may be a title, a date, a blank row. */
const maxRowsAbove = 10;

/**
 * The table whose first row, or one of the next that has more known names, names the columns.
 *
 * @param knows how many names of columns are known in a row
 * @throws Error for an empty table, and for one that is too large
 */
export function tableOf(
  all: readonly TableRow[],
  unit: Table['unit'],
  knows: (cells: readonly string[]) => number,
): Table {
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const known = filled.slice(0, maxRowsAbove).map(({ cells }) => (cells.length > maxColumns ? 0 : knows(cells)));
  const at = Math.max(0, known.indexOf(Math.max(...known)));
  const header = filled[at];
  if (!header)
    throw new Error(`The file is empty: its first ${unit === 'Line' ? 'line' : 'row'} must name the columns.`);
  if (header.cells.length > maxColumns)
    throw new Error(`${unit} ${header.line} has ${header.cells.length} columns, and at most ${maxColumns} are read.`);
  const rows = filled.slice(at + 1);
  if (rows.length > maxEntries)
    throw new Error(`The file has ${rows.length} risks, and at most ${maxEntries} are read.`);
  return { unit, header, rows };
}

/**
 * The rows of a text as spreadsheets save it (CSV), separated by commas, semicolons, tabs or bars. A first line
 * `sep=;` says by which.
 *
 * @throws Error that names the line where a quotation mark is not closed
 */
export function readCsvRows(source: string): TableRow[] {
  if (source.length > maxFileCharacters)
    throw new Error(`The file is too large: ${source.length} characters, and at most ${maxFileCharacters} are read.`);
  const unmarked = source.replace(/^\uFEFF/, '');
  const [named = '', separator] = /^"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\n|\r|$)/i.exec(unmarked) ?? [];
  const text = unmarked.slice(named.length);
  const rows: TableRow[] = [];
  let problem: Papa.ParseError | undefined;
  let start = 0;
  let line = 1 + lineBreaks(named);
  Papa.parse<string[]>(text, {
    delimiter: separator ?? delimiterOf(text),
    // Of \r\n the \r stays in the last cell, where it counts as a blank: a file may mix both.
    newline: text.includes('\n') ? '\n' : '\r',
    step: ({ data, errors, meta }, parser) => {
      problem = errors.find(({ type }) => type === 'Quotes');
      if (problem) parser.abort();
      rows.push({ cells: data.map(readCell), line });
      line += lineBreaks(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  if (!problem) return rows;
  const where = `Line ${1 + lineBreaks(named) + lineBreaks(text.slice(0, problem.index))}`;
  throw new Error(
    problem.code === 'MissingQuotes'
      ? `${where}: a quotation mark is not closed.`
      : `${where}: there is more text behind a closed quotation mark.`,
  );
}

/**
 * What separates the names of the columns: in the first line that has anything of the kind. Guessed from all cells, a
 * semicolon in a description would count too.
 */
function delimiterOf(text: string): string {
  const delimiters = [',', ';', '\t', '|'];
  const lines = text.slice(0, 20_000).split(/[\r\n]+/, maxRowsAbove);
  const header = lines.find((line) => delimiters.some((delimiter) => line.includes(delimiter))) ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0]!;
}

// A spreadsheet runs a cell that begins with one of these as a formula. An apostrophe in front makes it a text; it is
// added to what already has one too, so that reading can take away exactly what writing added.
export const formula = /^'*[=+\-@\t\r]/;
const quotedFormula = /^'+[=+\-@\t\r]/;
const readCell = (text: string) => (quotedFormula.test(text) ? text.slice(1) : text);

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
