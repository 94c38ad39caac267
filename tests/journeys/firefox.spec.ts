import { findFirefox } from '../browser/find.ts';
import { testIn } from '../engines/engine.ts';
import { launchFirefox } from '../engines/firefox.ts';
import { describeJourneys, openThemeMenus } from '../engines/journeys.ts';
import { expect } from './fixtures.ts';

/** The real site in Firefox. Playwright's own tests drive Chromium. */

const test = testIn(launchFirefox);
test.skip(!findFirefox(), 'SKIPPED, there is no Firefox here ("apt-get install firefox-esr")');

describeJourneys(test);

test('where nothing can be anchored, the menus of the bar are in sight all the same', async ({ site }) => {
  const older = await launchFirefox({ 'layout.css.anchor-positioning.enabled': false });
  const { tab } = await older.arrive();
  await openThemeMenus(tab, site);
  expect(await tab.evaluate(() => CSS.supports('position-area: block-end'), null)).toBe(false);
  await older.close();
});
