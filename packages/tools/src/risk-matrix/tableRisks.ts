import type { Phrase } from '@advisor/ui/language/message';
import { shorten } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { reasonOf } from '../language/phrase';
import { isTimestamp } from '../share-state/entries';
import { importFields, requiredFields, type ImportField, type Sources } from './columns';
import { fieldNames, firstTextError, type ImportedRisk, type RiskDraft } from './document';
import type { RiskWords } from './messages/es';
import { categories, levels, statuses, type Level, type RiskCategory, type RiskStatus } from './rules';
import type { Table, TableRow } from './table';
import { englishSynonyms } from './tableNames/enSynonyms';
import type { TableNames } from './tableNames/tableNames';
import { listed } from './words';

/** The fields with a fixed list of values. */
const kinds = { level: levels, category: categories, status: statuses } as const;
export type ValueKind = keyof typeof kinds;

const kindOf: Partial<Record<ImportField, ValueKind>> = {
  category: 'category',
  probability: 'level',
  impact: 'level',
  residualProbability: 'level',
  residualImpact: 'level',
  status: 'status',
};

/** The values that a text of this kind can become. */
export const valuesOf = (kind: ValueKind): readonly (Level | RiskCategory | RiskStatus)[] => kinds[kind];

/** The choice that skips a text's rows. */
export const leaveOut = 'leave out';

/** An unknown value in the file, and its replacement. */
export interface ForeignValue {
  kind: ValueKind;
  /** As in the file, trimmed; `others` stands for all texts beyond the maximum. */
  text: string;
  others?: true;
  /** The number of cells with it. */
  count: number;
  /** One of `valuesOf(kind)`, `leaveOut`, or '' before a choice. */
  choice: string;
}

/** The maximum number of texts with a choice of their own. */
const maxAsked = 24;

/** The key of a text in `choices`. */
export const choiceKey = ({ kind, text, others }: Pick<ForeignValue, 'kind' | 'text' | 'others'>): string =>
  others ? kind : `${kind}: ${text}`;

// RISK-14
/**
 * The texts of the mapped columns that are not values here, most frequent first. Unambiguous matches are filled in;
 * others must be chosen, as there is no right mapping from five steps to four levels.
 *
 * @param choices the visitor's choices, by `choiceKey`
 * @param languages known languages besides English
 */
export function foreignValues(
  table: Table,
  sources: Sources,
  choices: Readonly<Record<string, string>> = {},
  languages: readonly TableNames[] = [],
): ForeignValue[] {
  const counts: Record<ValueKind, Map<string, number>> = { level: new Map(), category: new Map(), status: new Map() };
  for (const field of importFields) {
    const [kind, source] = [kindOf[field], sources[field]];
    if (!kind || typeof source !== 'number') continue;
    for (const row of table.rows) {
      const text = cellOf(row, source);
      if (valueIn(kind, text, languages) !== undefined || (text === '' && !isRequired(field))) continue;
      counts[kind].set(text, (counts[kind].get(text) ?? 0) + 1);
    }
  }
  const steps = Math.max(0, ...[...counts.level.keys()].map((text) => stepOf(text) ?? 0));
  return (Object.keys(kinds) as ValueKind[]).flatMap((kind) => {
    const sorted = [...counts[kind]].toSorted(([one, a], [other, b]) =>
      kind === 'level' && steps > 0 ? one.localeCompare(other, 'en', { numeric: true }) : b - a,
    );
    const asked = sorted
      .slice(0, sorted.length > maxAsked ? maxAsked - 1 : maxAsked)
      .map(([text, count]): ForeignValue => ({ kind, text, count, choice: guess(kind, text, { steps, languages }) }));
    const rest = sorted.slice(asked.length).reduce((total, [, count]) => total + count, 0);
    if (rest > 0) asked.push({ kind, text: '', others: true, count: rest, choice: '' });
    return asked.map((value) => ({ ...value, choice: choices[choiceKey(value)] ?? value.choice }));
  });
}

/** A row that is not imported. */
export interface RefusedRow {
  line: number;
  reason: Phrase;
}

export interface TableRisks {
  risks: ImportedRisk[];
  refused: RefusedRow[];
  /** The number of risks dated at the import, because their date is unreadable. */
  undated: number;
}

/**
 * The risks in a table. Each row is imported whole, or rejected with the reason.
 *
 * @param languages known languages besides English
 */
export function risksOf(
  table: Table,
  sources: Sources,
  values: readonly ForeignValue[],
  languages: readonly TableNames[] = [],
): TableRisks {
  const choices = new Map(values.map((value) => [choiceKey(value), value.choice]));
  const result: TableRisks = { risks: [], refused: [], undated: 0 };
  for (const row of table.rows) {
    try {
      const { risk, undated } = readRow(row, { table, sources, choices, languages });
      result.risks.push(risk);
      if (undated) result.undated += 1;
    } catch (error) {
      result.refused.push({ line: row.line, reason: reasonOf(error) });
    }
  }
  return result;
}

interface Reading {
  table: Table;
  sources: Sources;
  choices: ReadonlyMap<string, string>;
  languages: readonly TableNames[];
}

function readRow(
  row: TableRow,
  { table, sources, choices, languages }: Reading,
): { risk: ImportedRisk; undated: boolean } {
  const columns = table.header.cells.length;
  if (row.cells.slice(columns).some((cell) => cell.trim() !== ''))
    throw new InputError<RiskWords>(
      'it has {count} cells and the names of the columns are {columns}: a text with a separator in it wants quotation marks.',
      { count: row.cells.length, columns },
    );
  const cell = (field: ImportField) => {
    const source = sources[field];
    return typeof source === 'number' ? cellOf(row, source) : (source ?? '');
  };
  const choice = <Value extends string>(field: ImportField): Value => {
    const kind = kindOf[field]!;
    const text = cell(field);
    const chosen = choices.get(choiceKey({ kind, text })) ?? choices.get(kind);
    const found = valueIn(kind, text, languages) ?? chosen;
    const said = { field: { text: fieldNames[field] }, value: shorten(text, 40) };
    if (found === leaveOut) throw new InputError<RiskWords>('it was chosen for {field} "{value}".', said);
    if (!found)
      throw new InputError<RiskWords>('{field} is "{value}", it must be one of {values}.', {
        ...said,
        values: listed(kinds[kind]),
      });
    return found as Value;
  };
  const rating = (field: 'residualProbability' | 'residualImpact'): Partial<Record<typeof field, Level>> =>
    cell(field) === '' ? {} : { [field]: choice(field) };
  const draft: RiskDraft = {
    title: cell('title'),
    description: cell('description'),
    category: choice('category'),
    probability: choice('probability'),
    impact: choice('impact'),
    mitigation: cell('mitigation'),
    owner: cell('owner'),
    status: cell('status') === '' ? 'Open' : choice('status'),
    ...rating('residualProbability'),
    ...rating('residualImpact'),
  };
  const error = firstTextError(draft);
  if (error) throw new InputError<RiskWords>('{field}. {reason}', error);
  // Only unambiguous dates are read; 03/04/2026 could be two days.
  const dateAdded = cell('dateAdded').replace(/^(\d{4}-\d\d-\d\d)[ T]00:00(?::00)?$/, '$1');
  const isDated = isTimestamp(dateAdded);
  return { risk: { ...draft, ...(isDated && { dateAdded }) }, undated: !isDated && dateAdded !== '' };
}

const isRequired = (field: ImportField) => (requiredFields as readonly string[]).includes(field);
const cellOf = ({ cells }: TableRow, column: number) => (cells[column] ?? '').trim();

/** The value of this text, in English or another language. */
function valueIn(kind: ValueKind, text: string, languages: readonly TableNames[]): string | undefined {
  const wanted = text.toLowerCase();
  return valuesOf(kind).find(
    (value) =>
      value.toLowerCase() === wanted || languages.some((language) => textsOf(language, kind, value)[0] === wanted),
  );
}

const textsOf = ({ values }: Pick<TableNames, 'values'>, kind: ValueKind, value: string) =>
  (values[kind] as Readonly<Record<string, readonly string[]>>)[value]!;

/** The step of a numbered scale: 4 of "4", "4 - Likely" or "Likely (4)". */
function stepOf(text: string): number | undefined {
  const [, first, last] = /^(\d{1,2})(?:\.0+)?(?:\s*[-–—:.)=].*)?$|\((\d{1,2})\)$/.exec(text) ?? [];
  const step = Number(first ?? last);
  return step >= 1 && step <= 10 ? step : undefined;
}

function guess(
  kind: ValueKind,
  text: string,
  { steps, languages }: { steps: number; languages: readonly TableNames[] },
): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const word =
    valueIn(kind, plain, languages) ??
    valuesOf(kind).find((value) =>
      [{ values: englishSynonyms }, ...languages].some((language) => textsOf(language, kind, value).includes(plain)),
    );
  if (word !== undefined) return word;
  const step = kind === 'level' ? stepOf(text) : undefined;
  if (step === undefined) return '';
  if (steps <= levels.length) return levels[step - 1] ?? '';
  if (step === 1) return levels[0];
  return step === steps ? levels[3] : '';
}
