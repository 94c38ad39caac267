import { fieldNames } from './document';
import type { Table } from './table';
import { englishColumns } from './tableNames/enColumns';
import type { TableNames } from './tableNames/tableNames';
import type { RiskLanguage } from './words';

/** The fields of a risk that columns may fill, in the order of the dialog. */
export const importFields = Object.keys(fieldNames) as ImportField[];
export type ImportField = keyof typeof fieldNames;

/** These need a column, or a value for all rows. */
export const requiredFields = ['title', 'description', 'category', 'probability', 'impact'] as const;

/** The source of a field: the index of its column, or one text for all rows. */
export type Sources = Partial<Record<ImportField, number | string>>;

/**
 * Matches columns to fields by name. Without a description column, the title is used.
 *
 * @param languages known languages besides English
 */
export function guessSources(header: readonly string[], languages: readonly TableNames[] = []): Sources {
  const sources = guessByNames(header, languages);
  if (sources.description === undefined && sources.title !== undefined) sources.description = sources.title;
  return sources;
}

/** The number of fields that a row names, to find the header row. */
export const knownNames = (cells: readonly string[], languages: readonly TableNames[] = []): number =>
  Object.keys(guessByNames(cells, languages)).length;

function guessByNames(
  header: readonly string[],
  languages: readonly TableNames[],
): Partial<Record<ImportField, number>> {
  const all = [englishColumns, ...languages];
  const namesOf = (field: ImportField) => all.flatMap(({ columns }) => columns[field]);
  const isComputed = (name: string) => all.some(({ computed }) => computed.test(name));
  const isResidual = (name: string) => all.some(({ residual }) => residual.test(name));
  // Brackets hold a unit or a scale: "Likelihood (1-5)".
  const plain = header.map((name) => letters(name.replace(/\(.*?\)|\[.*?\]/g, '')) || letters(name));
  const isNamed = (name: string, known: string) => name === known;
  // "Likelihood rating", "Owner name", "Inherent impact": starts or ends with a name.
  const hasName = (name: string, known: string) =>
    known.length > 3 &&
    (name.startsWith(known) || name.endsWith(known)) &&
    !importFields.some((field) => namesOf(field).includes(name)) &&
    !isComputed(name) &&
    isResidual(name) === isResidual(known);
  const found: Partial<Record<ImportField, number>> = {};
  for (const matches of [isNamed, hasName])
    for (const field of importFields)
      for (const known of namesOf(field)) {
        const at = plain.findIndex((name, index) => matches(name, known) && !Object.values(found).includes(index));
        if (at >= 0) found[field] ??= at;
      }
  return found;
}

const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Unique labels for the columns: unnamed and duplicate ones get their position. */
export function columnLabels({ header }: Table, t: RiskLanguage['t']): string[] {
  const names = header.cells.map((name) => name.replace(/\s+/g, ' ').trim());
  return names.map((name, index) => {
    if (name === '') return t('Column {number}', { number: index + 1 });
    return names.indexOf(name) === index && names.lastIndexOf(name) === index
      ? name
      : t('{name} (column {number})', { name, number: index + 1 });
  });
}
