import type { Browser } from 'puppeteer-core';
import { judge, launchForLighthouse } from '../lighthouse.ts';
import { expect, test } from './fixtures.ts';

// One page of each kind: mostly words, cards, a form, a tool, a long list. `pnpm bench lighthouse` judges every page.
const paths = ['/home', '/resources', '/contact', '/msp-pricing-calculator', '/industry-glossary'];

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchForLighthouse();
});
test.afterAll(() => browser.close());

for (const path of paths)
  test(`Lighthouse has nothing to say against ${path}`, async ({ site }) => {
    const { scores, faults } = await judge(browser, site.url + path);
    expect({ ...scores, faults }).toEqual({
      performance: 100,
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
      faults: expect.anything(),
    });
  });
