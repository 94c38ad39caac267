import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/server.ts';
import { categories, judge, launchForLighthouse, type Verdict } from '../tests/browser/lighthouse.ts';
import { client, publicPages } from '../tests/pages/built.ts';
import { writeTable } from './readme.ts';

/**
 * Runs Lighthouse on every public page. Writes the table to README.md and exits with 1 if a page scores less than 100.
 * `pnpm bench lighthouse /home` runs only the named pages and does not change README.md.
 */

/** The sign-in page asks not to be indexed, which Lighthouse counts as a fault. */
const unlisted = ['/auth'];
const chosen = process.argv.slice(2);
const pages = publicPages.filter(({ path }) => chosen.length === 0 || chosen.includes(path));

const dataDir = await mkdtemp(join(tmpdir(), 'advisor-lighthouse-'));
const server = await startServer({ dataDir, clientDir: client, port: 0, log: () => {} });
const browser = await launchForLighthouse();
// Not counted: the database opens in the same process meanwhile.
await judge(browser, `${server.url}/home`);
const verdicts: (Verdict & { path: string })[] = [];
try {
  for (const { path } of pages) {
    verdicts.push({ path, ...(await judge(browser, server.url + path)) });
    const { scores, faults } = verdicts.at(-1)!;
    console.log([path, ...categories.map((name) => scores[name]), ...faults].join('\t'));
  }
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}

if (chosen.length === 0)
  await writeTable(
    'lighthouse',
    ['page', 'performance', 'accessibility', 'best practices', 'search engines'],
    verdicts.map(({ path, scores }) => [path, ...categories.map((name) => String(scores[name]))]),
  );
const short = verdicts.filter(({ path, scores }) =>
  categories.some((name) => scores[name]! < 100 && !(name === 'seo' && unlisted.includes(path))),
);
for (const { path, faults } of short) console.error(`${path} scores less than 100: ${faults.join('; ')}`);
process.exit(short.length > 0 ? 1 : 0);
