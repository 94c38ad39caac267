import { buildWhenStale } from '../build.ts';

/**
 * Runs after an installation: builds what is stale, so that `start` is fast and editors resolve the packages.
 * A failed build leaves the dependencies installed, because they are needed to fix it.
 */

await buildWhenStale((line) => console.log(line)).catch((error: Error) => console.error(error.message));
