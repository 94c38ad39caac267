import { startedDataDir } from './site.ts';

/** Makes the data folder that tests copy, so that they need not each wait for a first start. */

await startedDataDir();
