import { InputError } from '../language/InputError';
import { maxEntries } from '../share-state/entries';
import { knownNames, maxColumns } from './columns';
import type { RiskWords } from './messages/es';

/** A table from a spreadsheet, before its columns are matched. */
export interface Table {
  /** What messages call a row: a line of a text, or a row of a sheet. */
  unit: 'Line' | 'Row';
  /** The names of the columns. */
  header: TableRow;
  /** The rows below it that are not empty. */
  rows: readonly TableRow[];
}

export interface TableRow {
  cells: readonly string[];
  /** The line that the row starts in, from 1. */
  line: number;
}

/** The header may come after a title, a date, a blank row. */
export const maxRowsAbove = 10;

/**
 * The table under its header: the first row, or one of the next with more known names.
 *
 * @throws Error for an empty table, and for one that is too large
 */
export function tableOf(all: readonly TableRow[], unit: Table['unit']): Table {
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const known = filled.slice(0, maxRowsAbove).map(({ cells }) => knownNames(cells));
  const at = Math.max(0, known.indexOf(Math.max(...known)));
  const header = filled[at];
  if (!header)
    throw new InputError<RiskWords>(
      unit === 'Line'
        ? 'The file is empty: its first line must name the columns.'
        : 'The file is empty: its first row must name the columns.',
    );
  if (header.cells.length > maxColumns)
    throw new InputError<RiskWords>(
      unit === 'Line'
        ? 'Line {line} has {count} columns, and at most {limit} are read.'
        : 'Row {line} has {count} columns, and at most {limit} are read.',
      { line: String(header.line), count: header.cells.length, limit: maxColumns },
    );
  const rows = filled.slice(at + 1);
  if (rows.length > maxEntries)
    throw new InputError<RiskWords>('The file has {count} risks, and at most {limit} are read.', {
      count: rows.length,
      limit: maxEntries,
    });
  return { unit, header, rows };
}
