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
  const lines = [columns, ...rows].map((cells) => cells.map(writeCell).join(','));
  return { fileName: `${fileStem(document)}-${localDate(now)}.csv`, csv: `\uFEFF${lines.join('\r\n')}\r\n` };
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
        `Line ${line}: ${column} is "${cell(column).slice(0, 40)}", it must be one of ${choices.join(', ')}.`,
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

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  // Blanks at an end and the other separators are quoted too: readers differ in what they do with them.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const readCell = (text: string) => (quotedFormula.test(text) ? text.slice(1) : text);

interface Row {
  cells: string[];
  /** Where the row begins, from 1. */
  line: number;
}

/** The rows that are not empty. */
function parseCsv(source: string): Row[] {
  const text = source.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const rows: Row[] = [];
  let row: Row = { cells: [], line: 1 };
  let line = 1;
  for (let position = 0; position <= text.length; position += 1) {
    const start = position;
    if (text[start] === '"') {
      position = endOfQuoted(text, start, line);
      row.cells.push(readCell(text.slice(start + 1, position - 1).replaceAll('""', '"')));
      line += lineBreaks(text.slice(start, position));
    } else {
      plainCell.lastIndex = start;
      const plain = plainCell.exec(text)?.[0] ?? '';
      row.cells.push(readCell(plain));
      position += plain.length;
    }
    if (text[position] === separator) continue;
    if (text[position] === '\r' && text[position + 1] === '\n') position += 1;
    else if (position < text.length && !/[\r\n]/.test(text[position] ?? '')) {
      throw new Error(`Line ${line}: there is more text behind a closed quotation mark.`);
    }
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    line += 1;
    row = { cells: [], line };
  }
  return rows;
}

/** The position behind the closing quotation mark. */
function endOfQuoted(text: string, start: number, line: number): number {
  for (let from = start + 1; ;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) throw new Error(`Line ${line}: a quotation mark is not closed.`);
    if (text[mark + 1] !== '"') return mark + 1;
    from = mark + 2;
  }
}

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Spreadsheets of many countries write semicolons: the separator is the one that the first line has most of. */
function separatorOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const [most = ','] = [',', ';', '\t'].toSorted(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  );
  return most;
}
