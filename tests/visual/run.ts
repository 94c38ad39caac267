import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../browser/find.ts';
import { baseCommit, baselineScreenshots } from './baseline.ts';
import { compareScreenshots } from './compare.ts';
import { screenshotStories } from './screenshots.ts';
import { buildStorybook, cache, root } from './storybook.ts';

/**
 * Screenshots every story of two builds, the baseline and the working tree, each in light and dark, and compares them.
 * Ends with 1 when a screenshot differs, is new or is missing, or a story failed. Both builds are screenshotted by one
 * browser on one machine, so that neither fonts nor the machine make a difference.
 * `--base <ref>` names the commit of the baseline; see `baseCommit` for the default.
 */

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const commit = baseCommit(values.base);
const report = join(root, 'visual-report');
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  // Partial raster draws a change into what is there, which now and then leaves its edges a shade off.
  args: [...browserArguments, '--disable-partial-raster'],
});
const baseline = await timed('Baseline', () => baselineScreenshots(browser, commit));
const storybook = join(cache, 'storybook');
await timed('Storybook', () => buildStorybook(root, storybook));
rmSync(report, { recursive: true, force: true });
const failures = await timed('Screenshots', () => screenshotStories(browser, storybook, join(report, 'actual')));
await browser.close();

cpSync(baseline, join(report, 'expected'), { recursive: true });
const unchanged = await timed('Comparison', () => compareScreenshots(report));
for (const { story, message } of failures) console.error(`${story} failed: ${message}`);
console.log(`Compared with ${commit.slice(0, 7)}: ${join(report, 'index.html')}`);
process.exit(unchanged && failures.length === 0 ? 0 : 1);

async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}
