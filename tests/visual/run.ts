import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findOrInstallBrowser } from '../browser/find.ts';
import { baseCommit, baselinePictures } from './baseline.ts';
import { review } from './review.ts';
import { writeReport } from './report.ts';
import { shootStories } from './shoot.ts';
import { buildStorybook, cache, root } from './storybook.ts';

/**
 * Shows how the stories look now beside how they looked at an earlier commit, each in light and dark, and ends with 1
 * when one differs. Both are shot here and now by one browser, so that neither fonts nor the machine make a difference.
 * `--base <ref>` names the commit; see `baseCommit` for the one that is taken otherwise.
 */

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const commit = baseCommit(values.base);
const report = join(root, 'visual-report');
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  // What changes is otherwise drawn into what is there, which leaves its edges a shade off, now and then.
  args: [...browserArguments, '--disable-partial-raster'],
});
const before = await timed('Baseline', () => baselinePictures(browser, commit));
const storybook = join(cache, 'storybook');
await timed('Storybook', () => buildStorybook(root, storybook));
const after = join(cache, 'pictures');
const pictures = await timed('Pictures', () => shootStories(browser, storybook, after));
await browser.close();

const reviewed = await timed('Comparison', () => review(before, after, report));
const page = writeReport(report, reviewed, commit);

const count = (state: string) => reviewed.filter((picture) => picture.state === state).length;
const failed = pictures.filter(({ failure }) => failure !== undefined);
for (const { story, mode, failure } of failed) console.error(`${story} (${mode}) failed: ${failure}`);
const [changed, added, removed] = [count('changed'), count('added'), count('removed')];
console.log(`\n${changed} changed, ${added} added, ${removed} removed, ${count('unchanged')} unchanged: ${page}`);
process.exit(changed + added + removed + failed.length > 0 ? 1 : 0);

async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}
