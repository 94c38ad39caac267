import { launchWebKit } from './webkit.ts';
import { describeSmoke } from './journeys.ts';

/** The real site in WebKitGTK, the nearest to Safari that runs on Linux. */

describeSmoke('webkit', launchWebKit);
