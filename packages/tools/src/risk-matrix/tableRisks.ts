import { shorten, type Phrase } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { reasonOf } from '../language/phrase';
import { guessSources, importFields, requiredFields, type ImportField, type Sources } from './columns';
import { dayOrders, readDate, type DateReading, type DayOrder } from './dates';
import { fieldNames, firstError, type ImportedRisk, type RiskDraft } from './document';
import type { RiskWords } from './messages/es';
import { categories, levels, statuses } from './rules';
import type { Table, TableRow } from './table';
import { listed } from './words';

/** What number days may be counted from in a column. */
export const dayNumbers = ['Days, as spreadsheets count them'] as const;

/** What a text may have to become: the fields with a fixed list of values, and dates that can be read in several ways. */
const kinds = {
  level: levels,
  category: categories,
  status: statuses,
  dayOrder: dayOrders,
  dayNumber: dayNumbers,
} as const;
export type ValueKind = keyof typeof kinds;
type FieldKind = Exclude<ValueKind, DateKind>;
type DateKind = 'dayOrder' | 'dayNumber';

const kindOf: Partial<Record<ImportField, FieldKind>> = {
  category: 'category',
  probability: 'level',
  impact: 'level',
  residualProbability: 'level',
  residualImpact: 'level',
  status: 'status',
};

/** The values that a text of this kind can become. */
export const valuesOf = (kind: ValueKind) => kinds[kind] as readonly (typeof kinds)[ValueKind][number][];

/** The choice for a text whose rows are skipped, or whose risks are dated at the import. */
export const leaveOut = 'leave out';

/** A text of the file that is not a value here, and what it becomes. */
export interface ForeignValue {
  kind: ValueKind;
  /** As in the file, trimmed; `others` stands for all texts beyond the maximum, or for all dates like this one. */
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
 * The texts of the mapped columns that are not values here, most frequent first. Clear matches are filled in; others have
 * to be chosen, as there is no right mapping from five steps to four levels.
 *
 * @param choices the visitor's choices, by `choiceKey`
 */
export function foreignValues(
  table: Table,
  sources: Sources,
  choices: Readonly<Record<string, string>> = {},
): ForeignValue[] {
  const counts: Record<FieldKind, Map<string, number>> = { level: new Map(), category: new Map(), status: new Map() };
  for (const field of importFields) {
    const [kind, source] = [kindOf[field], sources[field]];
    if (!kind || typeof source !== 'number') continue;
    for (const row of table.rows) {
      const text = cellOf(row, source);
      if (valueIn(kind, text) !== undefined || (text === '' && !isRequired(field))) continue;
      counts[kind].set(text, (counts[kind].get(text) ?? 0) + 1);
    }
  }
  const steps = Math.max(0, ...[...counts.level.keys()].map((text) => stepOf(text) ?? 0));
  const found = (Object.keys(counts) as FieldKind[]).flatMap((kind) => {
    const sorted = [...counts[kind]].toSorted(([one, a], [other, b]) =>
      kind === 'level' && steps > 0 ? one.localeCompare(other, 'en', { numeric: true }) : b - a,
    );
    const asked = sorted
      .slice(0, sorted.length > maxAsked ? maxAsked - 1 : maxAsked)
      .map(([text, count]): ForeignValue => ({ kind, text, count, choice: guess(kind, text, steps) }));
    const rest = sorted.slice(asked.length).reduce((total, [, count]) => total + count, 0);
    if (rest > 0) asked.push({ kind, text: '', others: true, count: rest, choice: '' });
    return asked;
  });
  return [...found, ...unclearDates(table, sources)].map((value) => ({
    ...value,
    choice: choices[choiceKey(value)] ?? value.choice,
  }));
}

/** The dates that can be read in several ways, of which one choice holds for all. A column writes all its dates alike. */
function unclearDates(table: Table, sources: Sources): ForeignValue[] {
  const dateText = dateReader(table, sources);
  const unclear: Record<DateKind, string[]> = { dayOrder: [], dayNumber: [] };
  const orders = new Set<DayOrder>();
  for (const row of table.rows) {
    const text = dateText(row);
    const reading = readDate(text);
    if (reading && reading.kind !== 'date') unclear[reading.kind].push(text);
    else if (reading?.order) orders.add(reading.order);
  }
  const [order = '', another] = orders;
  // Where dots are between the numbers, the day is first.
  const usual = orders.size === 0 && unclear.dayOrder.every((text) => text.includes('.')) ? dayOrders[0] : '';
  const guesses: Record<DateKind, string> = { dayOrder: another ? '' : order || usual, dayNumber: '' };
  return (['dayOrder', 'dayNumber'] as const).flatMap((kind): ForeignValue[] => {
    const [text, { length: others }] = [unclear[kind][0], unclear[kind]];
    return text === undefined ? [] : [{ kind, text, others: true, count: others, choice: guesses[kind] }];
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

/** The risks in a table. Each row is imported whole, or refused with the reason. */
export function risksOf(table: Table, sources: Sources, values: readonly ForeignValue[]): TableRisks {
  const choices = new Map(values.map((value) => [choiceKey(value), value.choice]));
  const reading = { table, sources, choices, dateText: dateReader(table, sources) };
  const result: TableRisks = { risks: [], refused: [], undated: 0 };
  for (const row of table.rows) {
    try {
      const { risk, undated } = readRow(row, reading);
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
  dateText: (row: TableRow) => string;
}

/**
 * Reads the text of the date of a row, if need be of another column with dates. An exported table has a day for people beside
 * the moment, and a row that somebody adds to it, or to the template, has the day alone.
 */
function dateReader({ header }: Table, { dateAdded }: Sources): (row: TableRow) => string {
  if (typeof dateAdded !== 'number') return () => dateAdded ?? '';
  const day = guessSources(header.cells.map((name, column) => (column === dateAdded ? '' : name))).dateAdded;
  return (row) => cellOf(row, dateAdded) || (typeof day === 'number' ? cellOf(row, day) : '');
}

function dateOf(reading: DateReading | undefined, choices: Reading['choices']): string | undefined {
  if (!reading || reading.kind === 'date') return reading?.date;
  const choice = choices.get(reading.kind);
  if (!choice || choice === leaveOut) return undefined;
  return reading.kind === 'dayNumber' ? reading.day : reading.days[choice as DayOrder];
}

function readRow(
  row: TableRow,
  { table, sources, choices, dateText }: Reading,
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
  const choice = <Value extends string>(field: ImportField, kind: FieldKind): Value => {
    const text = cell(field);
    const chosen = choices.get(choiceKey({ kind, text })) ?? choices.get(kind);
    const found = valueIn(kind, text) ?? chosen;
    const said = { field: { text: fieldNames[field] }, value: shorten(text, 40) };
    if (found === leaveOut) throw new InputError<RiskWords>('it was chosen for {field} "{value}".', said);
    if (!found)
      throw new InputError<RiskWords>('{field} is "{value}", it must be one of {values}.', {
        ...said,
        values: listed(kinds[kind]),
      });
    return found as Value;
  };
  const draft: RiskDraft = {
    title: cell('title'),
    description: cell('description'),
    category: choice('category', 'category'),
    probability: choice('probability', 'level'),
    impact: choice('impact', 'level'),
    mitigation: cell('mitigation'),
    owner: cell('owner'),
    status: cell('status') === '' ? 'Open' : choice('status', 'status'),
    ...(cell('residualProbability') !== '' && { residualProbability: choice('residualProbability', 'level') }),
    ...(cell('residualImpact') !== '' && { residualImpact: choice('residualImpact', 'level') }),
  };
  const error = firstError(draft);
  if (error) throw new InputError<RiskWords>('{field}. {reason}', error);
  const date = dateText(row);
  const dateAdded = dateOf(readDate(date), choices);
  return {
    risk: { ...draft, ...(dateAdded !== undefined && { dateAdded }) },
    undated: dateAdded === undefined && date !== '',
  };
}

const isRequired = (field: ImportField) => requiredFields.some((required) => required === field);
const cellOf = ({ cells }: TableRow, column: number) => (cells[column] ?? '').trim();

function valueIn(kind: FieldKind, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return valuesOf(kind).find((value, index) => value.toLowerCase() === wanted || spanish[kind][index] === wanted);
}

/** The values as Spanish tables have them, which every language reads (TOOL-22). */
const spanish: Readonly<Record<FieldKind, readonly string[]>> = {
  level: ['bajo', 'medio', 'alto', 'crítico'],
  category:
    'ciberseguridad,operaciones,finanzas,cumplimiento normativo,tecnología,recursos humanos,proveedores,estrategia,reputación,seguridad física'.split(
      ',',
    ),
  status: ['abierto', 'en curso', 'mitigado', 'aceptado'],
};

const synonyms: Readonly<Record<FieldKind, Readonly<Record<string, string>>>> = {
  level: {
    ...all(
      'Low',
      'very low,negligible,insignificant,minor,rare,remote,unlikely,improbable,minimal,l,baja,muy bajo,muy baja,leve,menor,raro,insignificante',
    ),
    ...all('Medium', 'moderate,med,possible,average,occasional,m,media,moderado,moderada,posible'),
    ...all('High', 'likely,probable,major,significant,serious,h,alta,mayor,grave,importante'),
    ...all(
      'Critical',
      'very high,extreme,severe,catastrophic,almost certain,certain,c,crítica,muy alto,muy alta,extremo,casi seguro,catastrófico',
    ),
  },
  category: {
    ...all(
      'Cybersecurity',
      'cyber,cyber security,security,information security,it security,infosec,data protection,seguridad de la información,seguridad informática',
    ),
    ...all('Operational', 'operations,operation,ops,process,business continuity,operativo,operacional'),
    ...all('Financial', 'finance,financials,accounting,credit,budget,financiero'),
    ...all('Compliance', 'legal,regulatory,regulation,legal and compliance,governance,audit,cumplimiento,regulatorio'),
    ...all('Technology', 'technical,it,information technology,infrastructure,software,tech,tecnológico,ti'),
    ...all('Human Resources', 'hr,people,personnel,staff,human resource,workforce,human,rrhh,personal,personas'),
    ...all(
      'Vendor/Supplier',
      'vendor,vendors,supplier,suppliers,third party,third parties,supply chain,procurement,proveedor,terceros',
    ),
    ...all('Strategic', 'strategy,business,market,estratégico'),
    ...all('Reputation', 'reputational,brand,public relations,pr,reputacional,imagen'),
    ...all('Physical Security', 'physical,facilities,facility,building,premises,instalaciones'),
  },
  status: {
    ...all('Open', 'new,active,identified,draft,pending,todo,to do,not started,raised,nuevo,pendiente,identificado'),
    ...all(
      'In Progress',
      'ongoing,started,wip,mitigating,monitoring,in treatment,under review,being treated,en progreso,en proceso,en tratamiento',
    ),
    ...all('Mitigated', 'closed,done,resolved,complete,completed,treated,fixed,cerrado,resuelto,tratado'),
    ...all('Accepted', 'accept,tolerated,tolerate,accepted risk,risk accepted,asumido,tolerado'),
  },
};

function all(value: string, texts: string): Record<string, string> {
  return Object.fromEntries(texts.split(',').map((text) => [text, value]));
}

/** The step of a numbered scale: 4 of "4", "4 - Likely" or "Likely (4)". */
function stepOf(text: string): number | undefined {
  const [, first, last] = /^(\d{1,2})(?:\.0+)?(?:\s*[-–—:.)=].*)?$|\((\d{1,2})\)$/.exec(text) ?? [];
  const step = Number(first ?? last ?? Number.NaN);
  return step >= 1 && step <= 10 ? step : undefined;
}

function guess(kind: FieldKind, text: string, steps: number): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const word = valueIn(kind, plain) ?? (Object.hasOwn(synonyms[kind], plain) ? synonyms[kind][plain] : undefined);
  if (word !== undefined) return word;
  const step = kind === 'level' ? stepOf(text) : undefined;
  if (step === undefined) return '';
  if (steps <= levels.length) return levels[step - 1] ?? '';
  if (step === 1) return levels[0];
  return step === steps ? levels[3] : '';
}
