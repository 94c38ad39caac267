import type { FieldOption } from '@advisor/ui/fields';
import type { Phrase } from '@advisor/ui/text';
import { readBytes, type Tool, type ToolFile } from '../frame';
import { phrase } from '../language/phrase';
import type { RiskMatrixDocument } from './document';
import { importMatrix } from './exchange';
import type { separators } from './csvRows';
import type { RiskWords } from './messages/es';
import type { Bands } from './rules';
import { rowsOfRisks, templateRisk } from './sheet';
import type { Table } from './table';
import type { RiskLanguage, RiskText } from './words';

/** The name of the tool. */
const toolLabel = 'Risk matrix';
const accept = '.json,.csv,.xlsx';

/** The table formats of exports. */
export type TableKind = 'csv' | 'xlsx';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The register as a table for spreadsheets. */
export async function tableFile(
  tool: Tool<RiskMatrixDocument>,
  bands: Bands,
  kind: TableKind,
  language: RiskLanguage,
): Promise<ToolFile> {
  if (kind === 'csv') {
    const { exportCsv } = await import('./csv');
    const { fileName, csv } = exportCsv(tool.state, tool.now(), bands, language);
    return { fileName, type: 'text/csv', text: csv };
  }
  const { exportXlsx } = await import('./xlsx');
  return { ...exportXlsx(tool.state, tool.now(), bands, language), type: workbookType, text: '' };
}

/** A template to fill in: column names and one example row. */
export async function templateFile(kind: TableKind, now: Date, language: RiskLanguage): Promise<ToolFile> {
  const { t, tell } = language;
  const { title, description, mitigation, owner } = templateRisk;
  const texts = { title: t(title), description: t(description), mitigation: t(mitigation), owner: t(owner) };
  const rows = rowsOfRisks([{ ...templateRisk, ...texts, id: '1', dateAdded: now.toISOString() }], 'rule', tell);
  const fileName = `risk-register-template.${kind}`;
  if (kind === 'csv') {
    const { csvOf } = await import('./csv');
    return { fileName, type: 'text/csv', text: csvOf(rows, language) };
  }
  const { xlsxOf } = await import('./xlsx');
  return { fileName, type: workbookType, text: '', bytes: xlsxOf(rows, language) };
}

/** A chosen table, to preview before it is imported. */
export interface ChosenTable {
  fileName: string;
  table: Table;
  /** How the file was read: its encoding, or its sheet. */
  reading: Phrase;
  /** Whether that is a guess. */
  assumed: boolean;
  /** Other ways to read the file, where there are any. */
  choice?: FileChoice;
}

/** How a file can be read. */
export interface FileChoice {
  label: 'Separator' | 'Sheet';
  options: readonly FieldOption[];
  value: string;
  /** Throws an Error, as `takeFile` does. */
  choose: (value: string) => ChosenTable;
}

const separatorNames = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
} as const satisfies Record<(typeof separators)[number], RiskText>;

// RISK-14
/**
 * Reads a file: JSON replaces the matrix; a table is returned for a preview. Throws, changing nothing, for a file that
 * cannot be read.
 */
export async function takeFile(
  file: File,
  tool: Tool<RiskMatrixDocument>,
  { t, plural }: RiskLanguage,
): Promise<ChosenTable | undefined> {
  const bytes = await readBytes(file);
  const { decodeText, wrongFileMessage } = await import('../frame/reading');
  // A document or an image could pass for a table with one strange row.
  const mistaken = await wrongFileMessage(file, toolLabel, accept);
  if (mistaken) throw mistaken;
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const [{ readXlsx }, { tableOf }] = await Promise.all([import('./xlsx'), import('./table')]);
    const { table, sheet, sheets } = await readXlsx(bytes);
    const options = sheets.map(({ name, isHidden }, index) => ({
      value: String(index),
      label: isHidden ? t('{sheet} (hidden)', { sheet: name }) : name,
    }));
    const chosenTable = (read: Table, of: typeof sheet): ChosenTable => ({
      fileName: file.name,
      table: read,
      reading: phrase<RiskWords>('Sheet “{sheet}”.', { sheet: of.name }),
      assumed: false,
      ...(sheets.length > 1 && {
        choice: {
          label: 'Sheet',
          options,
          value: String(sheets.indexOf(of)),
          choose: (value) => chosenTable(tableOf(sheets[Number(value)]!.rows, 'Row'), sheets[Number(value)]!),
        },
      }),
    });
    return chosenTable(table, sheet);
  }
  const { text, encoding, assumed } = decodeText(bytes);
  if (/\.json$/i.test(file.name) || /^\s*\{/.test(text)) {
    const imported = importMatrix(text);
    tool.change(() => imported);
    tool.notify(
      t('Matrix Imported'),
      plural(imported.risks.length, '{count} risk from {file}.', '{count} risks from {file}.', { file: file.name }),
    );
    return undefined;
  }
  const [{ readCsv }, csvRows] = await Promise.all([import('./csv'), import('./csvRows')]);
  const reading = assumed
    ? phrase<RiskWords>('The file does not state its encoding; it was read as {encoding}.', { encoding })
    : phrase<RiskWords>('Read as {encoding}.', { encoding });
  const { separatorOf, separators: known } = csvRows;
  const own = separatorOf(text);
  const others = known.some((separator) => separator === own) ? [] : [{ value: own, label: own }];
  const options = [...known.map((value) => ({ value, label: t(separatorNames[value]) })), ...others];
  const readWith = (separator: string): ChosenTable => ({
    fileName: file.name,
    table: readCsv(text, separator),
    reading,
    assumed,
    choice: { label: 'Separator', options, value: separator, choose: readWith },
  });
  return readWith(own);
}
