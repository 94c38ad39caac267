import { expect } from '../journeys/fixtures.ts';
import { testIn } from './engine.ts';
import { describeJourneys, openThemeMenus } from './journeys.ts';
import { launchWebKit, missingForWebKit } from './webkit.ts';

/** The real site in WebKitGTK, the nearest to Safari that runs on Linux. */

if (missingForWebKit) throw new Error(missingForWebKit);

describeJourneys(testIn(launchWebKit));

testIn(() => launchWebKit(['-CSSAnchorPositioning']))(
  'where nothing can be anchored, as in Safari 17, the menus of the bar are still in sight',
  async ({ tab, site }) => {
    await openThemeMenus(tab, site);
    expect(await tab.evaluate(() => CSS.supports('position-area: block-end'), null)).toBe(false);
  },
);
