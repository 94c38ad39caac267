import Papa from 'papaparse';
import { maxFileCharacters } from '../share-state/entries';
import { maxRowsAbove, type TableRow } from './table';

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
