import { chromium, type Browser } from 'playwright';
import { browserArguments, findOrInstallBrowser } from '../tests/browser.ts';
import { newDataDir, removeDataDir, startSite } from '../tests/journeys/site.ts';
import { client, marketingPages } from '../tests/pages/built.ts';
import { budgets, weigh } from '../tests/pages/weight.ts';
import { firstLoad, median } from './first-load.ts';
import { writeTable } from './readme.ts';

/**
 * Measures the first load of every marketing page on the built output: what it weighs, when its largest paint comes
 * with scripts and without, and how far things move. Writes the table to README.md and ends with 1 when a page
 * misses a budget. `pnpm bench page-weight /home /about` measures these pages alone and leaves README.md as it is.
 */

const runs = 5;
const latestPaint = 1.1;
const chosen = process.argv.slice(2);
const pages = marketingPages.filter(({ path }) => chosen.length === 0 || chosen.includes(path));
if (pages.length === 0) throw new Error(`No marketing page is named ${chosen.join(', ')}.`);

interface Row {
  path: string;
  cells: string[];
  misses: string[];
}

async function measure(browser: Browser, url: string, path: string, file: string): Promise<Row> {
  const withScripts = [];
  const without = [];
  // One load that does not count: the server and the browser have not seen the page yet.
  await firstLoad(browser, url + path, true);
  // In turns, so that a busy moment of the machine meets both.
  for (let run = 0; run < runs; run++) {
    withScripts.push(await firstLoad(browser, url + path, true));
    without.push(await firstLoad(browser, url + path, false));
  }
  const paint = median(withScripts.map(({ largestPaint }) => largestPaint));
  const bare = median(without.map(({ largestPaint }) => largestPaint));
  const shift = Math.max(...withScripts.map(({ layoutShift }) => layoutShift));
  const weight = weigh(file, client);
  const parts = Object.keys(budgets) as (keyof typeof budgets)[];
  return {
    path,
    cells: [
      ...parts.map((part) => (weight[part] / 1000).toFixed(1)),
      `${Math.round(paint)}`,
      `${Math.round(bare)}`,
      (paint / bare).toFixed(2),
      shift.toFixed(3),
    ],
    misses: [
      ...parts.filter((part) => weight[part] > budgets[part]),
      ...(paint > latestPaint * bare ? ['largest paint'] : []),
      ...(shift > 0 ? ['layout shift'] : []),
    ],
  };
}

const dataDir = await newDataDir();
const site = await startSite({ dataDir });
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
const rows: Row[] = [];
try {
  for (const { path, file } of pages) {
    rows.push(await measure(browser, site.url, path, file));
    console.log([path, ...rows.at(-1)!.cells].join('\t'));
  }
} finally {
  await browser.close();
  await site.stop();
  await removeDataDir(dataDir);
}

if (chosen.length === 0) {
  const { scripts, styles, html, fonts, total } = budgets;
  const most = [scripts, styles, html, fonts, total].map((bytes) => String(bytes / 1000));
  await writeTable(
    'page-weight',
    ['page', 'scripts', 'styles', 'HTML', 'fonts', 'all', 'paint', 'without scripts', 'ratio', 'shift'],
    [['**at most**', ...most, '', '', String(latestPaint), '0'], ...rows.map(({ path, cells }) => [path, ...cells])],
  );
}
for (const { path, misses } of rows)
  if (misses.length > 0) console.error(`${path} misses its budget: ${misses.join(', ')}`);
process.exit(rows.some(({ misses }) => misses.length > 0) ? 1 : 0);
