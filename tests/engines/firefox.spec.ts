import { launchFirefox } from './firefox.ts';
import { describeSmoke } from './journeys.ts';

/** The real site in Firefox; Playwright's own tests drive Chromium. */

describeSmoke('firefox', launchFirefox);
