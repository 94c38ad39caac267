import { join } from 'node:path';
import type { Browser } from 'playwright';
import { client, marketingPages, publicPages } from '../tests/pages/built.ts';
import { budgets, weigh } from '../tests/pages/weight.ts';
import { buildClientRendered } from './client-rendered.ts';
import { writeTable } from './readme.ts';
import { median, visit, type Visit } from './visit.ts';
import { withSites } from './with-sites.ts';

/**
 * Measures the first load of every public page of the build, compared with the same page without scripts and with a
 * client-rendered build. Writes the table to README.md and exits with 1 if a page misses a goal.
 * `pnpm bench pageload /home /about` measures only the named pages and does not change README.md.
 */

const runs = 5;
/**
 * The numbers of loads for a page that misses the goal at first, and for one that still does: paint times vary by 10
 * percent, medians of five by nearly as much, and the ratio of two medians of twenty by 4 percent.
 */
const runsWhenLate = [20, 60];
const goals = { paint: 1.05, shift: 0, blockedBefore: 0, blockedAfter: 50 };
const chosen = process.argv.slice(2);
const pages = publicPages.filter(({ path }) => chosen.length === 0 || chosen.includes(path));
if (pages.length === 0) throw new Error(`No public page is named ${chosen.join(', ')}.`);
/** Pages with a form or a tool load their scripts by themselves, the others on the first interaction. */
const waits = new Set(marketingPages.map(({ path }) => path));

interface Row {
  cells: string[];
  misses: string[];
}

async function measure(browser: Browser, ours: string, theirs: string, path: string, file: string): Promise<Row> {
  const visits = { ours: [] as Visit[], bare: [] as Visit[], theirs: [] as Visit[] };
  const middle = (which: keyof typeof visits, figure: keyof Visit) => median(visits[which].map((one) => one[figure]));
  const isLate = () => middle('ours', 'largestPaint') > goals.paint * middle('bare', 'largestPaint');
  // Not counted: warms up the server.
  await visit(browser, ours + path);
  // Interleaved, in a changing order, so that other load on the machine affects all three variants alike.
  const turns = [
    async () => visits.ours.push(await visit(browser, ours + path, { acts: true })),
    async () => visits.bare.push(await visit(browser, ours + path, { javaScriptEnabled: false })),
    async () => visits.theirs.push(await visit(browser, theirs + path)),
  ];
  const inTurns = async (from: number, to: number, count: number) => {
    for (let run = from; run < to; run++) for (let turn = 0; turn < count; turn++) await turns[(run + turn) % count]!();
  };
  await inTurns(0, runs, turns.length);
  for (const more of runsWhenLate) if (isLate()) await inTurns(visits.ours.length, more, 2);
  const paint = middle('ours', 'largestPaint');
  const bare = middle('bare', 'largestPaint');
  // Rounded to a thousandth, as browsers' tools report it.
  const shift = Math.round(1000 * Math.max(...visits.ours.map(({ layoutShift }) => layoutShift))) / 1000;
  const before = middle('ours', 'blockedBefore');
  const after = middle('ours', 'blockedAfter');
  const weight = weigh(file, client);
  return {
    cells: [
      path,
      (weight.scripts / 1000).toFixed(1),
      (weight.total / 1000).toFixed(1),
      `${Math.round(paint)}`,
      `${Math.round(bare)}`,
      (paint / bare).toFixed(2),
      `${Math.round(middle('theirs', 'largestPaint'))}`,
      shift.toFixed(3),
      `${Math.round(before)}`,
      `${Math.round(after)}`,
    ],
    misses: [
      ...(isLate() ? ['largest paint'] : []),
      ...(shift > goals.shift ? ['layout shift'] : []),
      ...(waits.has(path) && before > goals.blockedBefore ? ['blocked before the first act'] : []),
      ...(before + after > goals.blockedAfter ? ['blocked after it'] : []),
    ],
  };
}

const rows: Row[] = [];
await withSites(async ({ browser, folder, serve }) => {
  const paths = pages.map(({ path }) => path);
  const ours = await serve('ours', client);
  const theirs = await serve('theirs', await buildClientRendered(join(folder, 'client-rendered'), paths));
  for (const { path, file } of pages) {
    rows.push(await measure(browser, ours, theirs, path, file));
    console.log(rows.at(-1)!.cells.join('\t'));
  }
});

if (chosen.length === 0)
  await writeTable(
    'pageload',
    [
      'page',
      'scripts',
      'all',
      'paint',
      'without scripts',
      'ratio',
      'client-rendered',
      'shift',
      'blocked before',
      'blocked after',
    ],
    [
      [
        '**at most**',
        `${budgets.scripts / 1000}`,
        `${budgets.total / 1000}`,
        '',
        '',
        `${goals.paint}`,
        '',
        `${goals.shift}`,
        `${goals.blockedBefore}`,
        `${goals.blockedAfter}`,
      ],
      ...rows.map(({ cells }) => cells),
    ],
  );
for (const { cells, misses } of rows)
  if (misses.length > 0) console.error(`${cells[0]} misses its goal: ${misses.join(', ')}`);
process.exit(rows.some(({ misses }) => misses.length > 0) ? 1 : 0);
