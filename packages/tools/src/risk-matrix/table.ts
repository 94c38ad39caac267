import { maxEntries } from '../share-state/entries';

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
export const maxRowsAbove = 10;

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
