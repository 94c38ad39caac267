import { expect } from '../journeys/fixtures.ts';
import { testIn } from './engine.ts';
import { describeJourneys, openThemeMenus } from './journeys.ts';
import { launchWebKit } from './webkit.ts';

/** All journeys of another engine in WebKit. */

describeJourneys(testIn(launchWebKit));

testIn(() => launchWebKit(['-CSSAnchorPositioning']))(
  'where nothing can be anchored, as in Safari 17, the menus of the bar are in sight, and at their buttons once the script has arrived',
  async ({ tab, site }) => {
    await openThemeMenus(tab, site);
    expect(await tab.evaluate(() => CSS.supports('position-area: block-end'), null)).toBe(false);
  },
);
