import { describe, expect, it } from 'vitest';
import { breachCosts } from './breachCosts';
import type { DocumentBlock } from './document';
import { evidenceBeforeAssurance } from './evidenceBeforeAssurance';
import { firstBudget } from './firstBudget';
import { outlineOf } from './outline';
import { pricingManagedServices } from './pricingManagedServices';
import { serverRoom } from './serverRoom';
import { sharedResponsibility } from './sharedResponsibility';
import { strategyGuide } from './strategyGuide';

const figures = (label: string) => ({ label, share: 1, figures: true }) as const;
const table = (rows: string[][], columns = [{ label: 'Name', share: 1 }, figures('Asked'), figures('Granted')]) =>
  ({ kind: 'table', caption: 'Sums', columns, rows }) satisfies DocumentBlock;
const outline = (...blocks: DocumentBlock[]) => outlineOf({ sections: [{ heading: 'Only', blocks }] });

describe('PAGE-48 the outline of a document', () => {
  it('has the shares of sections by word count', () => {
    const sections = [
      { heading: 'One', blocks: ['two three'] },
      { heading: 'Four', blocks: [[{ text: 'five six ' }, { text: 'seven', strong: true }] as const] },
      {
        heading: 'Eight',
        blocks: [
          { kind: 'checks', items: [{ text: 'nine', note: 'ten' }, { text: 'eleven' }] } as const,
          { kind: 'list', items: ['twelve'] } as const,
          { kind: 'note', text: 'thirteen' } as const,
        ],
      },
    ];
    expect(outlineOf({ sections })).toEqual({ parts: [23, 31, 46] });
  });

  it('has the figures in the most common unit, in percent of the maximum', () => {
    const columns = [{ label: 'Name', share: 1 }, figures('Share'), figures('Asked'), figures('Granted')];
    const { bars, shades } = outline(
      table(
        [
          ['A', '62%', '$1,000', '$500'],
          ['B', '36%', '$250', '$0'],
        ],
        columns,
      ),
    );
    expect(bars).toEqual([
      [100, 50],
      [25, 0],
    ]);
    expect(shades).toBeUndefined();
  });

  it('ignores columns with mixed units, and uses the first table with figures', () => {
    const mixed = table([
      ['A', '8 hours', '−10%'],
      ['B', '5 days', '+9%'],
    ]);
    expect(outline(mixed, table([['A', '$4', '$1']])).bars).toEqual([[100, 25]]);
    expect(outline(mixed).shades).toEqual([
      [100, 100],
      [86, 75],
    ]);
  });

  it('has text lengths in percent of the longest in their column, without figures', () => {
    const columns = ['Task', 'Does', 'Decides'].map((label) => ({ label, share: 1 }));
    expect(
      outline(
        table(
          [
            ['Backup', 'Provider', ''],
            ['Logs', 'We', 'Client'],
          ],
          columns,
        ),
      ).shades,
    ).toEqual([
      [100, 0],
      [25, 100],
    ]);
  });

  it('handles documents without sections, tables without rows, and zeros', () => {
    expect(outlineOf({ sections: [] })).toEqual({ parts: [] });
    expect(outline(table([]))).toEqual({ parts: [100] });
    expect(outline(table([['A', '$0', '$0']])).bars).toEqual([[0, 0]]);
  });

  it('differs between papers', () => {
    const papers = [
      firstBudget,
      pricingManagedServices,
      evidenceBeforeAssurance,
      sharedResponsibility,
      serverRoom,
      breachCosts,
    ];
    expect(new Set(papers.map((paper) => JSON.stringify(outlineOf(paper)))).size).toBe(papers.length);
    expect(outlineOf(firstBudget).bars).toEqual([
      [13, 13],
      [55, 35],
      [100, 36],
      [26, 8],
    ]);
    expect(outlineOf(breachCosts).bars).toHaveLength(3);
    expect(outlineOf(sharedResponsibility).shades).toHaveLength(12);
    expect(outlineOf(strategyGuide).shades).toHaveLength(4);
    for (const paper of papers) expect(JSON.stringify(outlineOf(paper)).length).toBeLessThan(400);
  });
});
