import { describe, expect, it } from 'vitest';
import { podcasts } from '../../collections/podcasts/entries';
import { publications } from '../../collections/publications/entries';
import { speakingEngagements as engagements } from '../../collections/speaking-engagements/entries';
import { appearancesByYear, inMonths, sumUp } from './appearances';

const none = { podcasts: [], engagements: [], publications: [] };

describe('PAGE-49 the register of appearances', () => {
  it('has every entry of the three lists once, by year, newest first', () => {
    const years = appearancesByYear({ podcasts, engagements, publications });
    expect(years.map(([year, { length }]) => [year, length])).toEqual([
      ['2026', 8],
      ['2025', 4],
    ]);
    const dates = years.flatMap(([, appearances]) => appearances.map(({ date }) => date));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(sumUp(years)).toBe(
      '12 appearances since 2025: 3\u00a0on\u00a0air, 5\u00a0on\u00a0stage, 4\u00a0in\u00a0print.',
    );
  });

  it('has the outlet of each, and its length or audience', () => {
    const [[, [text, talk, episode]]] = appearancesByYear({
      podcasts: podcasts.slice(0, 1),
      engagements: engagements.slice(0, 1),
      publications: publications.slice(0, 1),
    }) as [[string, ReturnType<typeof appearancesByYear>[number][1]]];
    expect(text).toMatchObject({ outlet: 'Midwest Business Ledger', kind: 'Column', reach: undefined });
    expect(talk).toMatchObject({ outlet: 'Managed Services Congress, Chicago', reach: '1,700+ owners and executives' });
    expect(episode).toMatchObject({ outlet: 'The Renewal Hour', kind: 'Interview', reach: '59 minutes' });
  });

  it('handles no entries and a single one', () => {
    expect(appearancesByYear(none)).toEqual([]);
    expect(sumUp(appearancesByYear({ ...none, podcasts: podcasts.slice(0, 1) }))).toBe(
      '1 appearance since 2026: 1\u00a0on\u00a0air.',
    );
  });

  it('keeps the order of the lists within a day', () => {
    const [first, second] = publications.map((each) => ({ ...each, date: '2026-01-20' as const }));
    const [[, appearances]] = appearancesByYear({ ...none, publications: [first!, second!] }) as [
      ReturnType<typeof appearancesByYear>[number],
    ];
    expect(appearances.map(({ title }) => title)).toEqual([first!.title, second!.title]);
  });

  it('counts the months of a year, including the first and the last', () => {
    expect(inMonths([{ date: '2026-01-01' }, { date: '2026-12-31' }, { date: '2026-12-01' }])).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    expect(inMonths([])).toHaveLength(12);
  });
});
