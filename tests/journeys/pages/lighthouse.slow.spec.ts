import type { Browser } from 'puppeteer-core';
import { judge, launchForLighthouse } from '../../browser/lighthouse.ts';
import { expect, test } from '../fixtures.ts';

// A text page, a form, a tool: each loads its scripts in its own way. `pnpm bench lighthouse` judges every page.
const paths = ['/home', '/contact', '/security-assessment-tool'];

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchForLighthouse();
});
test.afterAll(() => browser.close());

for (const path of paths)
  test(`Lighthouse gives ${path} 100 in every category`, async ({ site }) => {
    const { scores, faults } = await judge(browser, site.url + path);
    expect(scores, faults.join('\n')).toEqual({
      performance: 100,
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
  });
