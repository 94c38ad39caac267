import { build } from '../build.ts';

/** `pnpm build`: builds the packages and the site. With `--when-stale`, only if the sources have changed. */

const abandoned = new AbortController();
// The parent is gone: nobody needs another build.
process.once('disconnect', () => abandoned.abort());

const built = await build({
  whenStale: process.argv.includes('--when-stale'),
  signal: abandoned.signal,
  say: (line) => (process.connected ? void process.send?.(line) : console.log(line)),
}).catch((error: Error) => console.error(error.message));
if (!built) process.exitCode = 1;
if (process.connected) process.disconnect();
