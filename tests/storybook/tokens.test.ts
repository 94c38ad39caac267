import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readUsedIcons } from '../../.storybook/usedIcons.ts';
import { harbour } from '../../packages/ui/src/theme/brands/harbour.ts';
import { tokensOf } from '../../packages/ui/src/theme/tokenList.ts';
import { advisorTokens } from '../../packages/ui/src/theme/tokens.ts';
import { openStorybook } from './built.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe('a page of things to copy', () => {
  const storybook = openStorybook();

  /** Opens it with a clipboard that keeps what is written to it. */
  async function open(id: string, globals = ''): Promise<Page> {
    const page = await storybook.browser.newPage();
    await page.addInitScript(() => {
      const clipboard = { writeText: async (text: string) => void (document.documentElement.dataset.copied = text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}&globals=a11y.manual:!true${globals}`);
    await page.locator('.tokens > li').first().waitFor({ timeout: 15_000 });
    return page;
  }

  const countOf = (page: Page) => page.locator('.tokens > li').count();
  const copied = (page: Page) => page.locator('html').getAttribute('data-copied');

  /** What axe finds wrong in the list and its search. */
  async function violations(page: Page) {
    await page.addScriptTag({ path: axe });
    return page.evaluate(async () => {
      const { run } = (window as unknown as { axe: { run: (within: object) => Promise<AxeResults> } }).axe;
      const results = await run({ include: [['.list-search'], ['.tokens']] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
    });
  }

  it('has every token with its names and its value in the theme and brand of the toolbar', async () => {
    const page = await open('theme-tokens--docs', ';theme:dark;brand:harbour');
    await expect.poll(() => countOf(page)).toBe(tokensOf(harbour).length);
    const accent = page.locator('[data-token="colour.accent"]');
    await accent.getByText('var(--advisor-colour-accent)').click();
    await expect.poll(() => copied(page)).toBe('var(--advisor-colour-accent)');
    await page.getByRole('status').filter({ hasText: 'Copied: var(--advisor-colour-accent)' }).waitFor();
    await accent.getByRole('button', { name: /^TypeScript/ }).click();
    await expect.poll(() => copied(page)).toBe('vars.colour.accent');
    await accent.getByRole('button', { name: /^Value/ }).click();
    await expect.poll(() => copied(page)).toBe(harbour.colour.dark.accent);
    expect(await violations(page)).toEqual([]);
    await page.close();
  }, 60_000);

  it('finds tokens by their use', async () => {
    const page = await open('theme-tokens--docs');
    const search = page.getByRole('searchbox', { name: 'Search the tokens' });
    await search.fill('backdrop dialog');
    await page
      .getByRole('status')
      .filter({ hasText: /^1 token$/ })
      .waitFor();
    await expect.poll(() => page.locator('.tokens > li').first().getAttribute('data-token')).toBe('colour.backdrop');
    await search.fill('');
    await expect.poll(() => countOf(page)).toBe(tokensOf(advisorTokens).length);
    await page.close();
  }, 60_000);

  it('saves the files of the package', async () => {
    const page = await open('theme-tokens--docs');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'tokens.json', exact: true }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('tokens.json');
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { colour: object };
    expect(saved.colour).toHaveProperty('accent.$value', '{theme.light.accent}');
    await page.close();
  }, 60_000);

  it('has every icon in use, found by its words', async () => {
    const page = await open('theme-icons--docs');
    const used = readUsedIcons();
    expect(used.size).toBeGreaterThan(30);
    await expect.poll(() => countOf(page)).toBe(used.size);
    await expect.poll(() => page.locator('.tokens svg').count()).toBe(used.size);
    const [name] = [...used.keys()].filter((each) => /[a-z][A-Z]/.test(each));
    await page.getByRole('searchbox', { name: 'Search the icons' }).fill(name!.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
    await page
      .locator(`[data-icon="${name}"]`)
      .getByRole('button', { name: /^Import/ })
      .click();
    await expect.poll(() => copied(page)).toBe(`import { ${name} } from 'lucide';`);
    expect(await violations(page)).toEqual([]);
    await page.close();
  }, 60_000);
});

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}
