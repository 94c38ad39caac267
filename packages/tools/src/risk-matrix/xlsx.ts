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
import { tableOf, type Table, type TableRow } from './table';
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
  /** The name of the sheet that was read. */
  sheet: string;
  /** How many sheets there are. */
  sheets: number;
}

/**
 * The table in a workbook, from the sheet with the most known column names.
 *
 * @throws Error for a file that is not a workbook, is too large or has no table
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const sheets = await readWorkbookSheets(repacked(bytes));
  const rowsOf = ({ data }: (typeof sheets)[number]): TableRow[] =>
    data.map((cells, index) => ({ cells: cells.map(textOf), line: index + 1 }));
  const known = (rows: readonly TableRow[]) =>
    Math.max(0, ...rows.slice(0, 20).map(({ cells }) => knownNames(cells))) + (rows.length > 0 ? 0.5 : 0);
  const [best] = sheets
    .map((sheet) => ({ sheet: sheet.sheet, rows: rowsOf(sheet) }))
    .toSorted((a, b) => known(b.rows) - known(a.rows));
  return { table: tableOf(best?.rows ?? [], 'Row'), sheet: best?.sheet ?? '', sheets: sheets.length };
}

/**
 * The needed parts, checked and repacked without compression. The sizes stated in the archive are checked before
 * unpacking, and the reader needs no worker for uncompressed parts.
 */
function repacked(bytes: Uint8Array): ArrayBuffer {
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
    throw new InputError<RiskWords>('The workbook is damaged: open it in a spreadsheet and save it again.', undefined, {
      cause: error,
    });
  }
  if (unpacked > maxUnpackedBytes)
    throw new InputError<RiskWords>(
      'The workbook is too large: unpacked it has more than {limit} MB. Save the register alone, as .xlsx or .csv.',
      { limit: maxUnpackedBytes / 1_000_000 },
    );
  if (!parts['xl/workbook.xml']) throw new InputError<RiskWords>('The file is no workbook: it has no sheets.');
  for (const [name, part] of Object.entries(parts)) if (name.startsWith('xl/worksheets/')) checkExtent(part);
  return zipSync(parts, { level: 0 }).buffer;
}

/** Refuses a sheet with a cell so far out that the cells before it would exhaust memory. */
function checkExtent(part: Uint8Array): void {
  let [lastColumn, lastRow] = [1, 1];
  for (const [, letters = '', digits = ''] of strFromU8(part, true).matchAll(/\sr\s*=\s*["']\s*([A-Z]*)(\d+)/gi)) {
    let column = 0;
    for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
    lastColumn = Math.max(lastColumn, column);
    lastRow = Math.max(lastRow, Number(digits));
  }
  if (lastColumn * lastRow > maxCells)
    throw new InputError<RiskWords>(
      'The sheet is too large: its last cell is in row {row} and column {column}. Delete what is far from the table, or save the register as .csv.',
      { row: String(lastRow), column: String(lastColumn) },
    );
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
