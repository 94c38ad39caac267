import { test } from '../fixtures.ts';
import { expectNotice, failures, kinds, outcomes, pageKinds, scriptsOf } from './failing.ts';

/** Every script that may fail, and every kind of page that one may move on to: `failing.spec.ts` has an example of each. */

test.use({ expectedErrors: failures });

test('whichever script is gone for good, the page says so', async ({ page }) => {
  await page.clock.install();
  // A script that several pages load once.
  const pages = new Map<string, string>();
  for (const path of kinds) for (const script of await scriptsOf(page, path)) pages.set(script, path);
  for (const [script, path] of pages) await test.step(script, () => expectNotice(page, path, script));
});

test.describe('moving on', () => {
  for (const describeOutcome of Object.values(outcomes)) for (const kind of pageKinds) describeOutcome(kind);
});
