import { describe, expect, it } from 'vitest';
import { client, listedPages, marketingPages } from './built.ts';
import { budgets, weigh } from './weight.ts';

describe('the first load', () => {
  it.each(listedPages)('of $path keeps to its budgets', (page) => {
    const weight = weigh(page.file, client);
    for (const part of ['styles', 'html', 'fonts', 'total'] as const) {
      expect(weight[part], `${part}, in bytes`).toBeGreaterThan(0);
      expect(weight[part], `${part}, in bytes`).toBeLessThanOrEqual(budgets[part]);
    }
    if (!marketingPages.includes(page)) return;
    expect(weight.scripts, 'scripts, in bytes').toBeGreaterThan(60_000);
    expect(weight.scripts, 'scripts, in bytes').toBeLessThanOrEqual(budgets.scripts);
  });

  // SITE-13
  it.each(marketingPages)('of $path has the scripts of the frame around it alone', ({ document }) => {
    expect(document.querySelector('#_root')!.getAttribute('data-module')).toBe('');
  });
});
