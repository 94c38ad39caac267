import { firstShownDay, shownDays, type VisitCount, type VisitKind } from './visitTotals';

/** A deterministic month of visits that ends today. */
export function sampleCounts(now: Date): VisitCount[] {
  const first = Date.parse(firstShownDay(now));
  const daily = (kind: VisitKind, of: (index: number) => number): VisitCount[] =>
    Array.from({ length: shownDays }, (_, index) => ({
      kind,
      day: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      name: null,
      total: of(index),
    })).filter(({ total }) => total > 0);
  const named = (kind: VisitKind, totals: Record<string, number>): VisitCount[] =>
    Object.entries(totals).map(([name, total]) => ({ kind, day: null, name, total }));
  return [
    ...daily('view', (index) => (index % 7 > 4 ? 9 : 40 + ((index * 17) % 29))),
    ...daily('search-without-result', (index) => (index % 4 === 0 ? 2 : 0)),
    ...daily('form-started', (index) => (index * 5) % 7),
    ...daily('form-sent', (index) => Math.floor(((index * 5) % 7) / 3)),
    ...daily('tool-completed', (index) => (index * 3) % 5),
    ...daily('download', (index) => (index * 11) % 4),
    ...named('view', {
      '/home': 412,
      '/msp-pricing-calculator': 188,
      '/resources': 131,
      '/contact': 96,
      '/white-papers': 71,
      '/security-assessment-tool': 70,
      '/about': 44,
      '/industry-glossary': 31,
      '/ventures': 19,
      '/recipes/*': 8,
      '/terms-of-service': 1,
    }),
    ...named('search-without-result', { '/home': 9, '/resources': 7 }),
    ...named('form-started', { '/contact': 51, '/schedule-consultation': 33, '/executive-brief': 6 }),
    ...named('form-sent', { '/contact': 18, '/schedule-consultation': 10 }),
    ...named('tool-completed', { '/msp-pricing-calculator': 41, '/risk-matrix-template': 18 }),
    ...named('download', { '/files/msp-guide.pdf': 22, '/files/cis-controls-v8-starter-checklist.pdf': 21 }),
  ];
}
