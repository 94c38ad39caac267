import { wellFormed } from '@advisor/ui/text';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import readWorkbookSheets from 'read-excel-file/universal';
import { maxEntries } from '../share-state/entries';
import { InputError } from '../language/InputError';
import { knownNames } from './columns';
import type { RiskMatrixDocument } from './document';
import { tableName } from './exchange';
import type { RiskWords } from './messages/es';
import { categories, levels, statuses, type Bands } from './rules';
import { columns, rowsOfRisks, type Cell } from './sheet';
import { maxRowsAbove, tableOf, type Table, type TableRow } from './table';
import { englishTable, type RiskText, type TableLanguage } from './words';

/*
 * Workbooks (.xlsx, ECMA-376). Read with read-excel-file, because every program writes them differently, after checking
 * the sizes in the archive. Written by our own code, a single simple sheet: above 160 KB write-excel-file needs a worker
 * from a blob URL, which a strict Content-Security-Policy blocks, and then never settles.
 */

const maxFileBytes = 10_000_000;
/** The limit of all parts together, unpacked. */
const maxUnpackedBytes = 60_000_000;
/** The limit of cells from A1 to the last one, including empty ones, which the reader creates too. */
const maxCells = 2_000_000;

export interface Workbook {
  table: Table;
  /** The sheet that was read. */
  sheet: Sheet;
  /** All sheets that have cells, in their order. */
  sheets: readonly Sheet[];
}

export interface Sheet {
  name: string;
  isHidden: boolean;
  rows: readonly TableRow[];
}

/**
 * The table in a workbook, from the sheet with the most known column names; from a hidden one only where those that are in
 * sight name no column.
 *
 * @throws Error for a file that is not a workbook, is too large or has no table
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const parts = checkedParts(bytes);
  const hidden = hiddenSheets(strFromU8(parts['xl/workbook.xml']!));
  const read = await readWorkbookSheets(zipSync(parts, { level: 0 }).buffer).catch((cause: unknown) => {
    throw damaged(cause);
  });
  const sheets = read
    .map(({ sheet, data }, index) => ({
      name: sheet,
      isHidden: hidden[index] === true,
      rows: data.map((cells, row) => ({ cells: cells.map(textOf), line: row + 1 })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const known = ({ rows }: Sheet) =>
    Math.max(0, ...rows.slice(0, 2 * maxRowsAbove).map(({ cells }) => knownNames(cells)));
  const inSight = (sheet: Sheet) => !sheet.isHidden && known(sheet) > 0;
  const [sheet] = sheets.toSorted((a, b) => Number(inSight(b)) - Number(inSight(a)) || known(b) - known(a));
  const table = tableOf(sheet?.rows ?? [], 'Row');
  return { table, sheet: sheet!, sheets };
}

/** For each sheet, whether it is hidden. */
const hiddenSheets = (workbook: string): boolean[] =>
  Array.from(workbook.matchAll(openingTags('sheet')), ([, , , attributes = '']) =>
    /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(attributes),
  );

/** The opening tags of these elements, with or without a prefix, and their attributes, which may hold a `>`. */
const openingTags = (names: string) =>
  new RegExp(`<((?:\\w+:)?(${names}))(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)`, 'g');

const damaged = (cause: unknown) =>
  new InputError<RiskWords>('The workbook is damaged: open it in a spreadsheet and save it again.', undefined, {
    cause,
  });

/**
 * The needed parts, with an address for each cell. The sizes stated in the archive are checked before unpacking; repacked
 * without compression, the reader needs no worker for them.
 */
function checkedParts(bytes: Uint8Array): Unzipped {
  if (bytes.length > maxFileBytes)
    throw new InputError<RiskWords>('The workbook is too large: {size} MB, and at most {limit} MB are read.', {
      size: Math.ceil(bytes.length / 1_000_000),
      limit: maxFileBytes / 1_000_000,
    });
  let unpacked = 0;
  let parts: Unzipped;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name) || name === '__proto__') return false;
        unpacked += originalSize;
        return unpacked <= maxUnpackedBytes;
      },
    });
  } catch (error) {
    throw damaged(error);
  }
  if (unpacked > maxUnpackedBytes)
    throw new InputError<RiskWords>(
      'The workbook is too large: unpacked it has more than {limit} MB. Save the register alone, as .xlsx or .csv.',
      { limit: maxUnpackedBytes / 1_000_000 },
    );
  if (!parts['xl/workbook.xml']) throw new InputError<RiskWords>('The file is no workbook: it has no sheets.');
  for (const [name, part] of Object.entries(parts))
    if (name.startsWith('xl/worksheets/')) parts[name] = strToU8(withAddresses(strFromU8(part, true)), true);
  return parts;
}

/**
 * A sheet in which each cell says where it is. Without that it follows the one before (ECMA-376 part 1, 18.3.1.4 and
 * 18.3.1.73), which the reader does not know.
 *
 * @throws Error for a cell so far out that the cells before it would exhaust memory
 */
function withAddresses(sheet: string): string {
  let [row, column, lastRow, lastColumn] = [0, 0, 1, 1];
  const addressed = sheet.replace(
    openingTags('row|c'),
    (tag: string, name: string, kind: string, attributes: string) => {
      const [, letters = '', digits] = /\sr\s*=\s*["']\s*([A-Z]*)(\d+)/i.exec(attributes) ?? [];
      if (kind === 'row') [row, column] = [digits ? Number(digits) : row + 1, 0];
      else {
        if (digits) row = Number(digits);
        column = digits ? columnNumber(letters) : column + 1;
      }
      [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
      return digits || kind === 'row' ? tag : `<${name} r="${columnLetters(column)}${row}"${attributes}`;
    },
  );
  if (lastColumn * lastRow > maxCells)
    throw new InputError<RiskWords>(
      'The sheet is too large: its last cell is in row {row} and column {column}. Delete what is far from the table, or save the register as .csv.',
      { row: String(lastRow), column: String(lastColumn) },
    );
  return addressed;
}

const columnNumber = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function columnLetters(number: number): string {
  const rest = (number - 1) % 26;
  return (number > 26 ? columnLetters((number - 1 - rest) / 26) : '') + String.fromCharCode(65 + rest);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value);
  // A date without a time is the same day everywhere.
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');
}

// RISK-15
/** The register as a workbook, highest score first, with the computed scores and levels. */
export function exportXlsx(
  document: RiskMatrixDocument,
  now: Date,
  bands: Bands = 'rule',
  language: TableLanguage = englishTable,
): { fileName: string; bytes: Uint8Array<ArrayBuffer> } {
  return {
    fileName: tableName(document, now, 'xlsx'),
    bytes: xlsxOf(rowsOfRisks(document.risks, bands, language.tell), language),
  };
}

/** Rows as a workbook, with a header and drop-down lists for fields with fixed values. */
export function xlsxOf(rows: readonly (readonly Cell[])[], { tell }: TableLanguage): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/></Types>`,
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(tell({ text: 'Risks' satisfies RiskText }))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(rows, (text) => tell({ text })),
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)] as const);
  return zipSync(Object.fromEntries(files));
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function relationships(targets: Readonly<Record<string, string>>): string {
  const lines = Object.entries(targets).map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

/** The indices of the formats in the stylesheet below. */
const format = { text: 1, heading: 2, day: 3, formulaText: 4 };

const styles =
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  ['0" fontId="0"', '0" fontId="1"', '164" fontId="0"', '0" fontId="0" quotePrefix="1"']
    .map(
      (look) =>
        `<xf numFmtId="${look} fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
    )
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const wide = ['Title', 'Description', 'Mitigation'];
const lists: Readonly<Partial<Record<string, readonly RiskText[]>>> = {
  Category: categories,
  Probability: levels,
  Impact: levels,
  Status: statuses,
  'Residual probability': levels,
  'Residual impact': levels,
};

/** Without what a name of a sheet cannot have, and of at most 31 characters. */
const sheetName = (text: string) => xmlText(text.replace(/[\\/?*[\]:'"]/g, ' ').slice(0, 31));

/** The values of a list, undefined for texts that a list cannot hold: it has commas between them, and 255 characters. */
function listFormula(values: readonly string[]): string | undefined {
  const list = values.join(',');
  return list.length > 255 || values.some((value) => /[,"]/.test(value)) ? undefined : `"${xmlText(list)}"`;
}

function sheetXml(rows: readonly (readonly Cell[])[], t: (text: RiskText) => string): string {
  const widths = columns.map(
    (name, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${wide.includes(name) ? 40 : 17}" customWidth="1"/>`,
  );
  const lines = [columns.map(t), ...rows].map((row, index) => {
    const cells = row.map((cell, column) =>
      cellXml(`${columnName(column)}${index + 1}`, cell, index === 0 ? format.heading : undefined),
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const validations = columns.flatMap((name, index) => {
    const list = lists[name] && listFormula(lists[name].map(t));
    const column = columnName(index);
    return list
      ? [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${maxEntries + 1}"><formula1>${list}</formula1></dataValidation>`,
        ]
      : [];
  });
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>` +
    `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations></worksheet>`
  );
}

const day = 86_400_000;
// Excel takes 1900 for a leap year; from March 1900 on the count is right.
const firstDay = '1900-03-01';

/** There are fewer than 26 columns. */
const columnName = (index: number) => String.fromCharCode(65 + index);

function cellXml(place: string, cell: Cell, style?: number): string {
  if (typeof cell === 'number') return `<c r="${place}" s="${format.text}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const days = Date.parse(`${cell.day}T00:00:00Z`) / day + 25_569;
    return cell.day >= firstDay && !Number.isNaN(days)
      ? `<c r="${place}" s="${format.day}"><v>${days}</v></c>`
      : cellXml(place, cell.day);
  }
  // Text is never run as a formula; without this flag it would become one when edited.
  const look = style ?? (/^[=+\-@]/.test(cell) ? format.formulaText : format.text);
  return cell === ''
    ? `<c r="${place}" s="${look}"/>`
    : `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes what XML cannot hold or would change, as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
function xmlText(text: string): string {
  return wellFormed(text)
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(
      /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>]/g, (character) => entities[character]!);
}
