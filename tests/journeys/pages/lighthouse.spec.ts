import type { Browser } from 'puppeteer-core';
import { judge, launchForLighthouse, untimedCategories } from '../../browser/lighthouse.ts';
import { expect, test } from '../fixtures.ts';

// A text page, a form, a tool: each loads its scripts in its own way. `pnpm bench lighthouse` judges every page.
const paths = ['/home', '/contact', '/security-assessment-tool'];

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchForLighthouse();
});
test.afterAll(() => browser.close());

// What is timed depends on the machine, so `pnpm bench lighthouse` measures it and no test asserts it.
for (const path of paths)
  test(`Lighthouse gives ${path} 100 for everything that is not timed`, async ({ site }) => {
    const { scores, faults } = await judge(browser, site.url + path, untimedCategories);
    expect(scores, faults.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
