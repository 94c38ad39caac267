import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findOrInstallBrowser } from '../browser/find.ts';
import { baseCommit, baselineScreenshots } from './baseline.ts';
import { compareScreenshots } from './compare.ts';
import { writeReport } from './report.ts';
import { isAccepted, readReview } from './review.ts';
import { screenshotStories } from './screenshots.ts';
import { buildStorybook, cache, root } from './storybook.ts';

/**
 * Screenshots every story of two builds, the baseline and the working tree, each in light and dark, and compares them.
 * Ends with 1 when a screenshot differs, is new or is missing and no reviewer accepted that, or a story failed. Both builds
 * are screenshotted by one browser on one machine, so that neither fonts nor the machine make a difference.
 * `--base <ref>` names the commit of the baseline; see `baseCommit` for the default. `--review <file>` adds the verdicts of
 * a `review.json` to those of the last run's.
 */

const { values } = parseArgs({ options: { base: { type: 'string' }, review: { type: 'string' } } });
const given = values.review === undefined ? [] : [resolve(values.review)];
for (const file of given) if (!existsSync(file)) throw new Error(`There is no review ${file}.`);
const commit = baseCommit(values.base);
const report = join(root, 'visual-report');
const reviewFile = join(report, 'review.json');
const review = readReview(reviewFile, ...given);
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  // Partial raster draws a change into what is there, which now and then leaves its edges a shade off.
  args: [...browserArguments, '--disable-partial-raster'],
});
const baseline = await timed('Baseline', () => baselineScreenshots(browser, commit));
const storybook = join(cache, 'storybook');
await timed('Storybook', () => buildStorybook(root, storybook));
rmSync(report, { recursive: true, force: true });
mkdirSync(report);
writeFileSync(reviewFile, `${JSON.stringify(review, null, 2)}\n`);
const failures = await timed('Screenshots', () => screenshotStories(browser, storybook, join(report, 'actual')));
await browser.close();

cpSync(baseline, join(report, 'expected'), { recursive: true });
const differences = await timed('Comparison', () => compareScreenshots(report));
writeReport(join(report, 'index.html'), `Changes since ${commit.slice(0, 7)}`, differences, review);

const open = differences.filter((difference) => !isAccepted(review, difference));
for (const [group, all] of Map.groupBy(open, (difference) => difference.group))
  console.log(`${group}: ${all.map(({ story, mode }) => `${story} (${mode})`).join(', ')}`);
for (const { story, message } of failures) console.error(`${story} failed: ${message}`);
console.log(`${differences.length} differences, ${differences.length - open.length} of them accepted`);
console.log(`Compared with ${commit.slice(0, 7)}: ${join(report, 'index.html')}`);
process.exit(open.length === 0 && failures.length === 0 ? 0 : 1);

async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}
