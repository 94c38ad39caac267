import { formatCount } from '@advisor/ui';
import { toolEntries } from '../../collections/tools/entries';
import { definitions } from '../../forms/definitions';

/** The kinds of events that are counted. */
export const visitKinds = [
  'view',
  'search-without-result',
  'form-started',
  'form-sent',
  'tool-completed',
  'download',
] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A total: of a kind by day, or of a kind by name; the other one is null. */
export interface VisitCount {
  kind: VisitKind;
  /** In UTC: `2026-11-25`. */
  day: string | null;
  /** The path of a page or file. */
  name: string | null;
  total: number;
}

/** The number of days shown, including today. */
export const shownDays = 30;

const dayMs = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day shown. */
export const firstShownDay = (now: Date): string => isoDay(now.getTime() - (shownDays - 1) * dayMs);

export interface VisitTotals {
  /** The days shown, oldest first: `12 Nov`. */
  days: readonly string[];
  /** One number per day. */
  byDay: Readonly<Record<VisitKind, readonly number[]>>;
  /** Most first. */
  byName: Readonly<Record<VisitKind, readonly { name: string; total: number }[]>>;
  totals: Readonly<Record<VisitKind, number>>;
}

/** Arranges the totals by day, ending with today. Days without a count have 0. */
export function visitTotals(counts: readonly VisitCount[], now: Date): VisitTotals {
  const first = Date.parse(firstShownDay(now));
  const dates = Array.from({ length: shownDays }, (_, index) => isoDay(first + index * dayMs));
  const of = (kind: VisitKind) => counts.filter((count) => count.kind === kind);
  const each = <Value>(make: (kind: VisitKind) => Value) =>
    Object.fromEntries(visitKinds.map((kind) => [kind, make(kind)])) as Record<VisitKind, Value>;
  const byDay = each((kind) => {
    const totals = new Map(of(kind).map(({ day, total }) => [day, total]));
    return dates.map((date) => totals.get(date) ?? 0);
  });
  return {
    days: dates.map(dayInWords),
    byDay,
    byName: each((kind) =>
      of(kind)
        .flatMap(({ name, total }) => (name === null ? [] : [{ name, total }]))
        .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name)),
    ),
    totals: each((kind) => byDay[kind].reduce((sum, total) => sum + total, 0)),
  };
}

/** "12 Nov". Without the year: 30 days are unambiguous. */
function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** "1,204 in 30 days, most on 12 Nov: 96." Undefined for none. */
export function daysInWords(days: readonly string[], values: readonly number[]): string | undefined {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return undefined;
  const most = Math.max(...values);
  return `${formatCount(total)} in ${days.length} days, most on ${days[values.indexOf(most)]}: ${formatCount(most)}.`;
}

const formTitles = new Map<string, string>(definitions.map(({ page, title }) => [page, title]));
const toolNames = new Map<string, string>(Object.values(toolEntries).map(({ url, name }) => [url, name]));

/** The owner's name for a counted form, tool or file; for a page, its path. */
export function nameInWords(kind: VisitKind, name: string): string {
  if (kind === 'form-started' || kind === 'form-sent') return formTitles.get(name) ?? name;
  if (kind === 'tool-completed') return toolNames.get(name) ?? name;
  return kind === 'download' ? name.slice(name.lastIndexOf('/') + 1) : name;
}
