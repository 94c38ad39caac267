import { spawnSync } from 'node:child_process';

/** Checks the types of every part. A part sees the sources of the others, so that nothing has to be built. */
const projects = [
  'packages/ui',
  'packages/tools',
  'packages/content',
  'apps/site',
  'apps/server',
  'tests',
  '.storybook',
];

const failed = projects.filter((project) => {
  const { status } = spawnSync('tsc', ['--project', project, '--noEmit'], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exit(1);
}
