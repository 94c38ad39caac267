import { findFirefox } from '../browser/find.ts';
import { testIn } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { describeJourneys, openThemeMenus } from './journeys.ts';
import { expect } from '../journeys/fixtures.ts';

/** The real site in Firefox. Playwright's own tests drive Chromium. */

const test = testIn(launchFirefox);
test.skip(!findFirefox(), 'SKIPPED, there is no Firefox here ("apt-get install firefox-esr")');

describeJourneys(test);

test('where nothing can be anchored, the menus of the bar are still in sight', async ({ site }) => {
  const older = await launchFirefox({ 'layout.css.anchor-positioning.enabled': false });
  const { tab } = await older.arrive();
  await openThemeMenus(tab, site);
  expect(await tab.evaluate(() => CSS.supports('position-area: block-end'), null)).toBe(false);
  await older.close();
});
