import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { viteOptions } from '../viteOptions.ts';
import { browserArguments, requireBrowser } from '../tests/browser/find.ts';
import { serve } from '../tests/outside/serve.ts';
import { median } from './visit.ts';
import { writeTable } from './readme.ts';

/** Measures the time from a keystroke in the search of a tool with 10,000 entries to the next paint. */

const goal = 50;
const typed = 'secu cloud a';
const views = { glossary: 'industry-glossary', calendar: 'industry-calendar', risks: 'risk-matrix' };

async function keystrokes(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(address);
  const search = page.getByRole('searchbox').first();
  await search.waitFor();
  // Idle-time preparation is finished before a visitor starts to type.
  await page.waitForTimeout(1500);
  const rows = await page.locator('li').count();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await search.focus();
  for (const letter of typed) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(400);
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  // Events below the browser's reporting threshold count as the threshold.
  const all = [...typed].map((_letter, index) => durations[index] ?? 16);
  return { middle: median(all), worst: Math.max(...all), rows };
}

const outDir = await mkdtemp(join(tmpdir(), 'advisor-views-'));
await build({
  ...viteOptions,
  root: join(import.meta.dirname, 'views'),
  configFile: false,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  build: { outDir, emptyOutDir: true },
});
const site = await serve(outDir);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
const rows: string[][] = [['**at most**', String(goal), '', '']];
let missed = false;
try {
  for (const [page, name] of [...Object.entries(views), ['naive', 'naive list of terms']]) {
    const { middle, worst, rows: shown } = await keystrokes(browser, `${site.url}/?${page}`);
    rows.push([name!, String(middle), String(worst), String(shown)]);
    console.log(rows.at(-1)!.join('\t'));
    missed ||= page !== 'naive' && middle > goal;
  }
} finally {
  await browser.close();
  site.stop();
  await rm(outDir, { recursive: true, force: true });
}
await writeTable('tool-views', ['view', 'median, ms', 'worst, ms', 'rows in the page'], rows);
process.exit(missed ? 1 : 0);
