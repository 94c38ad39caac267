import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../browser.ts';
import { isHydrated } from '../hydrated.ts';
import { publicPages } from '../pages/built.ts';
import { expect, test as base } from './fixtures.ts';

/** The real site in Firefox, driven over WebDriver BiDi. Playwright's own tests drive Chromium. */

const executablePath = findFirefox();
base.skip(!executablePath, 'SKIPPED, there is no Firefox here ("apt-get install firefox-esr")');

/** A tab in which a console error or an exception fails the test. */
const test = base.extend<{ tab: Page }, { firefox: Browser }>({
  firefox: [
    async ({}, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: executablePath!, headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    tab.on('pageerror', (error) => errors.push(String(error)));
    await use(tab);
    await context.close();
    expect(errors).toEqual([]);
  },
});

/** Writes into a field, in the place of what it holds. */
async function type(tab: Page, selector: string, text: string) {
  const field = await tab.waitForSelector(selector);
  await field!.click({ count: 3 });
  await field!.type(text);
}

async function press(tab: Page, name: string) {
  const button = await tab.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
  await button!.click();
}

test('every page starts, with the first key where it only says something', async ({ tab, site }) => {
  test.slow();
  for (const { path } of publicPages) {
    await tab.goto(site.url + path);
    await tab.keyboard.press('Tab');
    await tab.waitForFunction(isHydrated, { timeout: 10_000 });
  }
});

for (const path of ['/contact#form', '/contact']) {
  test(`a message is sent from ${path}`, async ({ tab, site, smtp }) => {
    await tab.goto(site.url + path);
    const text = `From Firefox, at ${path}.`;
    await type(tab, '#form [name=name]', 'Ada Sample');
    await type(tab, '#form [name=email]', 'ada@example.com');
    await type(tab, '#form [name=message]', text);
    await press(tab, 'Send message');
    await tab.waitForSelector('::-p-text(Message Sent Successfully)');
    await smtp.waitFor((mail) => mail.text?.includes(text) === true);
  });
}

test('a form that is opened scrolled, with a choice in its address, makes the choice', async ({ tab, site }) => {
  await tab.goto(`${site.url}/schedule-consultation?type=msp#form`);
  await tab.waitForFunction(isHydrated);
  const chosen = await tab.waitForSelector('#form select');
  expect(await chosen!.evaluate((select) => select.value)).toBe('msp');
});

test('a tool that is opened scrolled calculates', async ({ tab, site }) => {
  await tab.goto(`${site.url}/msp-pricing-calculator`);
  await tab.evaluate(() => scrollTo(0, 600));
  await tab.reload();
  await tab.waitForFunction(isHydrated);
  await type(tab, '::-p-xpath(//label[normalize-space()="Workstations"]/following::input[1])', '20');
  await press(tab, 'Calculate Pricing');
  await tab.waitForSelector('::-p-text($2,400.00)');
});

test('"/" opens the search with what is typed after it', async ({ tab, site }) => {
  await tab.goto(`${site.url}/about`);
  await tab.keyboard.type('/glossary');
  const search = await tab.waitForSelector('::-p-aria(Search this site[role="combobox"])');
  await tab.waitForFunction((field) => (field as HTMLInputElement).value === 'glossary', {}, search);
});

test('a number with separators is read, and one that can be read in two ways is not', async ({ tab, site }) => {
  await tab.goto(`${site.url}/msp-pricing-calculator`);
  await tab.waitForFunction(isHydrated);
  const shown = () =>
    tab.$eval('[name=workstationCount]', (field) => [(field as HTMLInputElement).value, field.ariaInvalid]);
  for (const [text, left] of [
    ['1,200', ['1200', null]],
    ['12\u202f000', ['12000', null]],
    ['1.200', ['1.200', 'true']],
  ] as const) {
    await type(tab, '[name=workstationCount]', text);
    await tab.keyboard.press('Tab');
    expect(await shown()).toEqual(left);
  }
});
