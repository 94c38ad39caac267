import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/server.ts';
import { launchForLighthouse, type Page } from '../tests/browser/lighthouse.ts';
import { client } from '../tests/pages/built.ts';
import { isHydrated } from '../tests/browser/hydrated.ts';
import { changedSite } from './changed-site.ts';
import { writeTable } from './readme.ts';
import { median } from './visit.ts';

/**
 * Measures the time from a click on a link, hovered or visible before, to the paint of the next page: by the router, and
 * by the browser alone before hydration. Exits with 1 if it is more than 100 ms.
 */

const goal = 100;
const runs = 5;
const from = '/resources';
const targets = ['/white-papers', '/contact', '/msp-pricing-calculator', '/terms-of-service'];

/** From the click to the paint, in ms, by a clock that both pages share. */
async function move(page: Page, target: string): Promise<number> {
  const { x, y } = await page.evaluate(async (href) => {
    const link = document.querySelector(`main a[href="${href}"], footer a[href="${href}"]`)!;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    addEventListener('click', ({ timeStamp }) => {
      localStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      const before = document.querySelector('h1')!;
      const look = () => {
        if (document.querySelector('h1') === before) requestAnimationFrame(look);
        // The task after a frame starts when that frame is painted.
        else
          requestAnimationFrame(() =>
            setTimeout(() => localStorage.setItem('painted', String(performance.timeOrigin + performance.now()))),
          );
      };
      requestAnimationFrame(look);
    });
    const { left, top } = link.getBoundingClientRect();
    return { x: left + 4, y: top + 8 };
  }, target);
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // A click that leaves the document does not always resolve.
  void page.mouse.click(x, y).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return page.evaluate((href) => {
    if (location.pathname !== href) throw new Error(`The press led to ${location.pathname}, not to ${href}.`);
    const { activationStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
      activationStart: number;
    };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const pressed = Number(localStorage.getItem('pressed'));
    const painted = localStorage.getItem('painted');
    localStorage.clear();
    return (painted ? Number(painted) : performance.timeOrigin + Math.max(activationStart, paint)) - pressed;
  }, target);
}

/** Measures every navigation on a served copy of the site. `hydrated` waits for the hydration of the first page. */
async function measure(way: string, dataDir: string, clientDir: string, hydrated: boolean) {
  const server = await startServer({ dataDir, clientDir, port: 0, log: () => {} });
  const browser = await launchForLighthouse();
  try {
    for (const target of targets) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage();
        await page.goto(server.url + from);
        if (hydrated) {
          await page.focus('main a');
          await page.waitForFunction(isHydrated);
        }
        times.push(await move(page, target));
        await page.close();
      }
      rows.push([`${target}, ${way}`, String(Math.round(median(times))), String(Math.round(Math.max(...times)))]);
      console.log(rows.at(-1)!.join('\t'));
      missed ||= median(times) > goal;
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'advisor-navigation-'));
const rows: string[][] = [];
let missed = false;
await measure('by the router', join(folder, 'data'), client, true);
// Pages that never load React, as on a slow connection before it arrives.
const withoutReact = await changedSite(folder, (html) => html.replace(/data-entry="[^"]+"/, 'data-entry="/none.js"'));
await measure('by the browser', join(folder, 'more-data'), withoutReact, false);
await rm(folder, { recursive: true, force: true });
await writeTable('navigation', ['next page', 'median, ms', 'worst, ms'], [['**at most**', String(goal), ''], ...rows]);
process.exit(missed ? 1 : 0);
