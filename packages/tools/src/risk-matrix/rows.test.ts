import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Risk } from './document';
import { filterRows, rowsOf } from './rows';
import { categories, grid, levels, residualScore, scoreOf, statuses } from './rules';
import { noFilter as all, type RegisterFilter } from './view';

const risk = (id: string, fields: Partial<Risk> = {}): Risk => ({
  id,
  title: `Risk ${id}`,
  description: 'What could happen.',
  category: 'Operational',
  probability: 'Low',
  impact: 'High',
  status: 'Open',
  dateAdded: '2026-01-05',
  ...fields,
});
const level = fc.constantFrom(...levels);
const risks = fc.array(
  fc.record(
    {
      id: fc.string(),
      title: fc.string(),
      description: fc.string(),
      category: fc.constantFrom(...categories),
      probability: level,
      impact: level,
      status: fc.constantFrom(...statuses),
      dateAdded: fc.constant('2026-01-05'),
      residualProbability: level,
      residualImpact: level,
    },
    { requiredKeys: ['id', 'title', 'description', 'category', 'probability', 'impact', 'status', 'dateAdded'] },
  ) as fc.Arbitrary<Risk>,
);

describe('rowsOf', () => {
  it('sorts by the score of the view, highest first, and keeps the order of equal ones', () => {
    const list = [
      risk('1'),
      risk('2', { probability: 'Critical', residualProbability: 'Low', residualImpact: 'Low' }),
      risk('3'),
    ];
    expect(rowsOf(list, 'before').map((row) => row.risk.id)).toEqual(['2', '1', '3']);
    expect(rowsOf(list, 'after').map((row) => row.risk.id)).toEqual(['1', '3', '2']);
  });

  it('rates each risk as the engine does', () => {
    fc.assert(
      fc.property(risks, (list) => {
        expect(rowsOf(list, 'before').every((row) => scoreOf(row) === scoreOf(row.risk))).toBe(true);
        expect(rowsOf(list, 'after').every((row) => scoreOf(row) === residualScore(row.risk))).toBe(true);
      }),
    );
  });
});

describe('filterRows', () => {
  const rows = rowsOf(
    [
      risk('1', { title: 'Phishing', owner: 'José' }),
      risk('2', { status: 'Mitigated', mitigation: 'Second factor' }),
      risk('3', { probability: 'Critical', category: 'Vendor/Supplier' }),
    ],
    'before',
  );
  const ids = (filter: Partial<RegisterFilter>) => filterRows(rows, { ...all, ...filter }).map((row) => row.risk.id);

  it.each([
    ['everything, for nothing', {}, ['3', '1', '2']],
    ['the title, in any case', { search: ' PHISH ' }, ['1']],
    ['the owner, without accents', { search: 'jose' }, ['1']],
    ['the mitigation', { search: 'factor' }, ['2']],
    ['the category', { search: 'vendor' }, ['3']],
    ['nothing', { search: 'flood' }, []],
    ['a status', { status: 'Mitigated' as const }, ['2']],
    ['a cell', { cell: { probability: 'Low' as const, impact: 'High' as const } }, ['1', '2']],
    ['a cell and a status', { cell: { probability: 'Low', impact: 'High' }, status: 'Open' } as const, ['1']],
  ])('finds %s', (_what, filter, found) => {
    expect(ids(filter)).toEqual(found);
  });

  it('finds in each cell as many as the grid counts there, in both views', () => {
    fc.assert(
      fc.property(risks, fc.constantFrom('before', 'after'), (list, view) => {
        const own = rowsOf(list, view);
        for (const cell of grid(own).flat()) expect(filterRows(own, { ...all, cell })).toHaveLength(cell.count);
      }),
    );
  });
});
