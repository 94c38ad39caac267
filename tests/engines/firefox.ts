import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../browser/find.ts';
import type { Engine, Tab } from './engine.ts';

/** Starts the Firefox that `findFirefox` finds, driven over WebDriver BiDi. Preferences are those of `about:config`. */
export async function launchFirefox(preferences: Record<string, unknown> = {}): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error(
      'There is no Firefox here. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
    );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  return {
    async arrive() {
      const context = await browser.createBrowserContext();
      const errors: string[] = [];
      return {
        tab: await openTab(context, errors),
        errors: () => Promise.resolve(errors),
        leave: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext, errors: string[]): Promise<Tab> {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: (selector) => locate(page, selector).click(),
    fill: async (selector, text) => {
      const found = await locate(page, selector).waitHandle();
      await found.click({ count: 3 });
      await found.type(text);
    },
    select: async (selector, value) => void (await (await locate(page, selector).waitHandle()).select(value)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (read, argument) => page.evaluate(read as never, argument as never) as Promise<never>,
    resize: (width, height) => page.setViewport({ width, height }),
    another: async () => {
      const tab = await openTab(context, errors);
      await page.bringToFront();
      return tab;
    },
  };
}

const locate = (page: Page, selector: string) =>
  page.locator(selector.startsWith('//') ? `::-p-xpath(${selector})` : selector).setTimeout(30_000);
