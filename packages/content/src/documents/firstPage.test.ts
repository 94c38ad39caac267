import { describe, expect, it } from 'vitest';
import { cisControlsChecklist } from './cisControls';
import type { DocumentBlock, SiteDocument } from './document';
import { firstBudget } from './firstBudget';
import { firstPageOf } from './firstPage';
import { countWords, textsOf } from './texts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const paper = (...sections: DocumentBlock[][]): SiteDocument => ({
  kind: 'White paper',
  title: 'A paper',
  summary: 'What it says.',
  date: '2026-09-15',
  sections: sections.map((blocks, index) => ({ heading: `Part ${index + 1}`, blocks })),
});

describe('PAGE-50 the first page of a document', () => {
  it('has title, summary, date, whole blocks until it is full, and all headings', () => {
    const page = firstPageOf(paper([words(100), words(100)], [words(100), words(100)], ['never']));
    expect(page).toMatchObject({
      title: 'A paper',
      summary: 'What it says.',
      contents: ['Part 1', 'Part 2', 'Part 3'],
    });
    expect(page.edition).toBe('White paper · Edition 1 · September 15, 2026');
    expect(page.sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
      ['Part 1', 2],
      ['Part 2', 1],
    ]);
  });

  it('has no heading without content', () => {
    expect(firstPageOf(paper([words(300)], [words(100)])).sections).toHaveLength(1);
  });

  it('has at least one block, and all of a short document', () => {
    expect(firstPageOf(paper([words(1000), 'more'])).sections).toEqual([{ heading: 'Part 1', blocks: [words(1000)] }]);
    expect(firstPageOf(paper(['one'], ['two'])).sections).toHaveLength(2);
    expect(firstPageOf(paper()).sections).toEqual([]);
  });

  it('is one page for every shipped document', () => {
    for (const document of [firstBudget, cisControlsChecklist]) {
      const { sections } = firstPageOf(document);
      const count = countWords(sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)));
      expect(count).toBeGreaterThan(40);
      expect(count).toBeLessThanOrEqual(320);
    }
  });
});
