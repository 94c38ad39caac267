import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { client } from '../tests/pages/built.ts';
import { changedSite } from './changed-site.ts';
import { writeTable } from './readme.ts';
import { blocked, median, slowDown } from './visit.ts';
import { withSites } from './with-sites.ts';

/**
 * Compares two moments at which a text page can load React: on the first interaction, as the site does, and after the
 * first frame. Each for three visitors: one who only reads, one who clicks a button and one who follows a link. It has no
 * goal; README.md states the decision.
 */

const runs = 5;
const path = '/about';
const soon = 500;
const late = 4000;

const onInteraction = 'data-start="interaction"';

/** As on pages with a form or a tool. */
function afterFirstFrame(html: string) {
  // A page without either value was not written by this build.
  if (!/data-start="(?:interaction|first-frame)"/.test(html))
    throw new Error('A page does not say when it loads its scripts: see build/page-html.ts and src/start/start.ts.');
  return html.replace(onInteraction, 'data-start="first-frame"');
}

interface Figures {
  /** The largest paint, in ms. */
  paint: number;
  /** Scripts sent to a visitor who only reads, in KB. */
  scripts: number;
  /** The total blocking time for a visitor who only reads, in ms. */
  blocked: number;
  /** From a click on the search to its open field, in ms, `soon` and `late` after the page was loaded. */
  searchSoon: number;
  searchLate: number;
  /** From a click on a link in the bar to the heading of its page, likewise. */
  linkSoon: number;
  linkLate: number;
}

async function withPage<Result>(browser: Browser, address: string, use: (page: Page) => Promise<Result>) {
  // The Content-Security-Policy allows only the original inline script.
  const context = await browser.newContext({ viewport: { width: 1280, height: 740 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    return await use(page);
  } finally {
    await context.close();
  }
}

const read = (browser: Browser, address: string) =>
  withPage(browser, address, async (page) => {
    await page.waitForTimeout(late);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    );
    return { paint, scripts: bytes / 1000, blocked: await blocked(page) };
  });

/** People move the pointer to a target and click a moment later. */
const press = (browser: Browser, address: string, wait: number, what: string, done: string) =>
  withPage(browser, address, async (page) => {
    await page.waitForTimeout(wait);
    await page.locator(what).first().hover();
    await page.waitForTimeout(150);
    const begun = performance.now();
    await page.mouse.down();
    await page.mouse.up();
    await page.locator(done).waitFor();
    return performance.now() - begun;
  });

const search = (browser: Browser, address: string, wait: number) =>
  press(
    browser,
    address,
    wait,
    'header button[aria-label="Search"], header button:has-text("Search")',
    '[role="combobox"]:focus',
  );
const link = (browser: Browser, address: string, wait: number) =>
  press(browser, address, wait, 'header a[href="/ventures"]', 'h1:has-text("Companies I founded")');

const measure = async (browser: Browser, address: string): Promise<Figures> => ({
  ...(await read(browser, address)),
  searchSoon: await search(browser, address, soon),
  searchLate: await search(browser, address, late),
  linkSoon: await link(browser, address, soon),
  linkLate: await link(browser, address, late),
});

const rows: string[][] = [];
await withSites(async ({ browser, folder, serve }) => {
  const ways = {
    'on interaction': await serve('act', client),
    'after the first frame': await serve('frame', await changedSite(join(folder, 'changed'), afterFirstFrame)),
  };
  const figures: Record<string, Figures[]> = { 'on interaction': [], 'after the first frame': [] };
  for (const url of Object.values(ways)) await read(browser, url + path);
  for (let run = 0; run < runs; run++)
    for (const [way, url] of Object.entries(ways)) figures[way]!.push(await measure(browser, url + path));
  for (const [way, all] of Object.entries(figures)) {
    const names = Object.keys(all[0]!) as (keyof Figures)[];
    rows.push([way, ...names.map((name) => String(Math.round(median(all.map((one) => one[name])))))]);
    console.log(rows.at(-1)!.join('\t'));
  }
});
await writeTable(
  'hydration',
  [
    'React comes',
    'paint',
    'scripts, KB',
    'blocked',
    'search, soon',
    'search, late',
    'next page, soon',
    'next page, late',
  ],
  rows,
);
