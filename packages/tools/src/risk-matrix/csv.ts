import { shorten, wellFormed } from '@advisor/ui/text';
import Papa from 'papaparse';
import { localDate } from '../share-state';
import { validateDraft, type RiskDraft, type RiskMatrixDocument } from './document';
import { maxEntries, maxFileCharacters } from '../share-state/entries';
import { fileStem } from './exchange';
import { categories, levels, riskLevel, scoreOf, sortByScore, statuses, type Bands } from './rules';

const columns =
  'Title,Description,Category,Probability,Impact,Score,Level,Status,Owner,Mitigation,Residual probability,Residual impact,Date added'.split(
    ',',
  );
const maxColumns = 100;
const requiredColumns = ['title', 'description', 'category', 'probability', 'impact'];

/**
 * The register as a spreadsheet reads it: RFC 4180 behind a byte order mark (without one, Excel spoils accents), highest
 * score first, with the computed score and level.
 */
export function exportCsv(
  document: RiskMatrixDocument,
  now: Date,
  bands: Bands = 'rule',
): { fileName: string; csv: string } {
  const rows = sortByScore(document.risks).map((risk) => [
    risk.title,
    risk.description,
    risk.category,
    risk.probability,
    risk.impact,
    String(scoreOf(risk)),
    riskLevel(scoreOf(risk), bands),
    risk.status,
    risk.owner ?? '',
    risk.mitigation ?? '',
    risk.residualProbability ?? '',
    risk.residualImpact ?? '',
    risk.dateAdded,
  ]);
  const table = Papa.unparse([columns, ...rows], { escapeFormulae: formula, quotes: needsQuotes });
  return { fileName: `${fileStem(document)}-${localDate(now)}.csv`, csv: `\uFEFF${wellFormed(table)}\r\n` };
}

/**
 * The risks in a table saved by a spreadsheet, to be added to a document. The first line names the columns, in any
 * order; score, level, date and unknown columns are ignored. Cells are separated by commas, semicolons or tabs.
 * Throws an Error that names the line and the column; never gives a part.
 */
export function importCsv(text: string): RiskDraft[] {
  if (text.length > maxFileCharacters) {
    throw new Error(`The file is too large: ${text.length} characters, and at most ${maxFileCharacters} are read.`);
  }
  const [header, ...rows] = parseCsv(text);
  if (!header) throw new Error('The file is empty: its first line must name the columns.');
  if (header.cells.length > maxColumns)
    throw new Error(`Line ${header.line} has ${header.cells.length} columns, and at most ${maxColumns} are read.`);
  const names = header.cells.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const missing = requiredColumns.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`Line ${header.line} must name the columns ${missing.join(', ')}.`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Line ${header.line} names the column ${twice} twice.`);
  if (rows.length > maxEntries) {
    throw new Error(`The file has ${rows.length} risks, and at most ${maxEntries} are read.`);
  }
  return rows.map(({ cells, line }) => {
    if (cells.length !== names.length)
      throw new Error(`Line ${line} has ${cells.length} cells, the first line has ${names.length}.`);
    return readRow(new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()])), line);
  });
}

function readRow(row: ReadonlyMap<string, string>, line: number): RiskDraft {
  const cell = (column: string) => row.get(column) ?? '';
  const choice = <Choice extends string>(column: string, choices: readonly Choice[]): Choice => {
    const found = choices.find((name) => name.toLowerCase() === cell(column).toLowerCase());
    if (found === undefined)
      throw new Error(
        `Line ${line}: ${column} is "${shorten(cell(column), 40)}", it must be one of ${choices.join(', ')}.`,
      );
    return found;
  };
  const draft: RiskDraft = {
    title: cell('title'),
    description: cell('description'),
    category: choice('category', categories),
    probability: choice('probability', levels),
    impact: choice('impact', levels),
    mitigation: cell('mitigation'),
    owner: cell('owner'),
    status: cell('status') === '' ? 'Open' : choice('status', statuses),
    ...(cell('residualprobability') !== '' && { residualProbability: choice('residualprobability', levels) }),
    ...(cell('residualimpact') !== '' && { residualImpact: choice('residualimpact', levels) }),
  };
  const [error] = Object.entries(validateDraft(draft));
  if (error) throw new Error(`Line ${line}: ${error[0]}. ${error[1]}`);
  return draft;
}

// A spreadsheet runs a cell that begins with one of these as a formula. An apostrophe in front makes it a text; it is
// added to what already has one too, so that reading can take away exactly what writing added.
const formula = /^'*[=+\-@\t\r]/;
const quotedFormula = /^'+[=+\-@\t\r]/;
const readCell = (text: string) => (quotedFormula.test(text) ? text.slice(1) : text);

// Blanks at an end and the other separators too: readers differ in what they do with them.
const needsQuotes = (text: unknown) => /[;\t]|^\s|\s$/.test(String(text));

interface Row {
  cells: string[];
  /** Where the row begins, from 1. */
  line: number;
}

/** What separates the names of the columns. Guessed from all cells, a semicolon in a description would count too. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}

/** The rows that are not empty. */
function parseCsv(source: string): Row[] {
  const text = source.replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  let problem: Papa.ParseError | undefined;
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // Of \r\n the \r stays in the last cell, where it counts as a blank: a file may mix both.
    newline: text.includes('\n') ? '\n' : '\r',
    step: ({ data, errors, meta }, parser) => {
      problem = errors.find(({ type }) => type === 'Quotes');
      if (problem) parser.abort();
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data.map(readCell), line });
      line += lineBreaks(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  if (!problem) return rows;
  const where = `Line ${1 + lineBreaks(text.slice(0, problem.index))}`;
  throw new Error(
    problem.code === 'MissingQuotes'
      ? `${where}: a quotation mark is not closed.`
      : `${where}: there is more text behind a closed quotation mark.`,
  );
}

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
