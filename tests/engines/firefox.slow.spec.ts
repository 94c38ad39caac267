import { testIn } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { describeJourneys, openThemeMenus } from './journeys.ts';
import { expect } from '../journeys/fixtures.ts';

/** All journeys of another engine in Firefox. */

const test = testIn(launchFirefox);
describeJourneys(test);

test('where nothing can be anchored, the menus of the bar are in sight, and at their buttons once the script has arrived', async ({
  site,
}) => {
  const older = await launchFirefox({ 'layout.css.anchor-positioning.enabled': false });
  const { tab } = await older.arrive();
  await openThemeMenus(tab, site);
  expect(await tab.evaluate(() => CSS.supports('position-area: block-end'), null)).toBe(false);
  await older.close();
});
