import { startSite } from './site.ts';

/** `node first-start.ts <folder>` leaves in it what a first start makes, for `newDataDir` to copy. */

const site = await startSite({ dataDir: process.argv[2]! });
process.exit(await site.stop());
