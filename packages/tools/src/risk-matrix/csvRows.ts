import { unescapeFormulas } from '@advisor/ui/text';
import Papa from 'papaparse';
import { InputError } from '../language/InputError';
import { maxFileCharacters } from '../share-state/entries';
import type { RiskWords } from './messages/es';
import { maxRowsAbove, type TableRow } from './table';

/**
 * The rows of a CSV text, separated by commas, semicolons, tabs or vertical bars. A first line such as `sep=;` sets the
 * separator.
 *
 * @throws Error with the line of an unclosed quotation mark
 */
export function readCsvRows(source: string): TableRow[] {
  if (source.length > maxFileCharacters)
    throw new InputError<RiskWords>('The file is too large: {length} characters, and at most {limit} are read.', {
      length: source.length,
      limit: maxFileCharacters,
    });
  const unmarked = source.replace(/^\uFEFF/, '');
  const [named = '', separator] = /^"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\n|\r|$)/i.exec(unmarked) ?? [];
  const text = unmarked.slice(named.length);
  const rows: TableRow[] = [];
  let problem: Papa.ParseError | undefined;
  let start = 0;
  let at = 1 + lineBreaks(named);
  Papa.parse<string[]>(text, {
    delimiter: separator ?? delimiterOf(text),
    // The \r of \r\n stays in the last cell as a blank, because a file may mix both line ends.
    newline: text.includes('\n') ? '\n' : '\r',
    step: ({ data, errors, meta }, parser) => {
      problem = errors.find(({ type }) => type === 'Quotes');
      if (problem) parser.abort();
      rows.push({ cells: data.map(unescapeFormulas), line: at });
      at += lineBreaks(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  if (!problem) return rows;
  const line = 1 + lineBreaks(named) + lineBreaks(text.slice(0, problem.index));
  throw new InputError<RiskWords>(
    problem.code === 'MissingQuotes'
      ? 'Line {line}: a quotation mark is not closed.'
      : 'Line {line}: there is more text behind a closed quotation mark.',
    { line: String(line) },
  );
}

/** The separator of the first line that has one. Guessed from all lines, a semicolon in a description would count too. */
function delimiterOf(text: string): string {
  const delimiters = [',', ';', '\t', '|'];
  const lines = text.slice(0, 20_000).split(/[\r\n]+/, maxRowsAbove);
  const header = lines.find((line) => delimiters.some((delimiter) => line.includes(delimiter))) ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0]!;
}

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
