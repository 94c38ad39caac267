import { buildWhenStale } from '../build.ts';

/**
 * What an installation ends with: builds what is stale, so that `start` answers at once and editors know the packages.
 * A build that fails leaves the dependencies installed: whoever mends it needs them.
 */

await buildWhenStale((line) => console.log(line)).catch((error: Error) => console.error(error.message));
