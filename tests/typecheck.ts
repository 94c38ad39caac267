import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks the types of every part. A part sees the sources of the others, so that nothing has to be built: Storybook's project
 * has all packages and the site in it, and `packages/ui` is checked once more, without the types of Node. What was found out is
 * kept in `.cache/types`, so that the next run checks only what has changed.
 */
const projects = ['packages/ui', 'apps/server', 'tests', '.storybook'];

const failed = projects.filter((project) => {
  const known = join(import.meta.dirname, '../.cache/types', `${project.replaceAll('/', '-')}.json`);
  const args = ['--project', project, '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', known];
  const { status } = spawnSync('tsc', args, { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exit(1);
}
