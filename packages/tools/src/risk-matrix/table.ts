import { maxEntries } from '../share-state/entries';

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

const maxColumns = 100;
/** The header may come after a title, a date, a blank row. */
export const maxRowsAbove = 10;

/**
 * The table under its header: the first row, or one of the next with more known names.
 *
 * @param knows the number of known column names in a row
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
