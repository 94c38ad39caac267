import { unescapeFormulas } from '@advisor/ui/text';
import Papa from 'papaparse';
import { InputError } from '../language/InputError';
import { maxFileCharacters } from '../share-state/entries';
import { knownNames } from './columns';
import type { RiskWords } from './messages/es';
import { maxRowsAbove, type TableRow } from './table';

/** What may stand between the cells. */
export const separators = [',', ';', '\t', '|'] as const;

/**
 * The rows of a CSV text. A first line such as `sep=;` is left out.
 *
 * @param separator by default, the one of `separatorOf`
 * @throws Error with the line of an unclosed quotation mark
 */
export function readCsvRows(source: string, separator?: string): TableRow[] {
  if (source.length > maxFileCharacters)
    throw new InputError<RiskWords>('The file is too large: {length} characters, and at most {limit} are read.', {
      length: source.length,
      limit: maxFileCharacters,
    });
  const { firstLine, text } = partsOf(source);
  const rows: TableRow[] = [];
  let problem: Papa.ParseError | undefined;
  let start = 0;
  let at = 1 + lineBreaks(firstLine);
  Papa.parse<string[]>(text, {
    delimiter: separator ?? separatorOf(source),
    newline: newlineOf(text),
    step: ({ data, errors, meta }, parser) => {
      problem = errors.find(({ type }) => type === 'Quotes');
      if (problem) parser.abort();
      rows.push({ cells: data.map(unescapeFormulas), line: at });
      at += lineBreaks(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  if (!problem) return rows;
  const line = 1 + lineBreaks(firstLine) + lineBreaks(text.slice(0, problem.index));
  throw new InputError<RiskWords>(
    problem.code === 'MissingQuotes'
      ? 'Line {line}: a quotation mark is not closed.'
      : 'Line {line}: there is more text behind a closed quotation mark.',
    { line: String(line) },
  );
}

/**
 * The separator that a first line such as `sep=;` names; else the one by which a row of the beginning names the most columns
 * that are known, which are the header; else the most frequent one of the first line that has one.
 */
export function separatorOf(source: string): string {
  const { named, text } = partsOf(source);
  if (named) return named;
  const head = text.slice(0, 20_000);
  const lines = head.split(/[\r\n]+/, maxRowsAbove);
  const first = lines.find((line) => separators.some((separator) => line.includes(separator))) ?? '';
  const ranked = separators.map((separator) => {
    const { data } = Papa.parse<string[]>(head, {
      delimiter: separator,
      newline: newlineOf(text),
      skipEmptyLines: 'greedy',
      preview: maxRowsAbove,
    });
    return { separator, known: Math.max(0, ...data.map(knownNames)), count: first.split(separator).length };
  });
  return ranked.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]!.separator;
}

/** The text without a first line that names its separator. */
function partsOf(source: string): { firstLine: string; named: string | undefined; text: string } {
  const unmarked = source.replace(/^\uFEFF/, '');
  const [firstLine = '', named] = /^"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\n|\r|$)/i.exec(unmarked) ?? [];
  return { firstLine, named, text: unmarked.slice(firstLine.length) };
}

/** The \r of \r\n stays in the last cell as a blank, because a file may mix both line ends. */
const newlineOf = (text: string) => (text.includes('\n') ? '\n' : '\r');

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
