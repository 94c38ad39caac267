import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../apps/server/build.ts';
import type { FlakyTest, Report } from './reports/report.ts';
import { installForTests } from './support/install.ts';

/**
 * Runs the checks of the project: `node tests/run.ts` those that the code alone decides, `--all` also those that are slow,
 * that measure, or that need packages of others (CONTRIBUTING.md). Continues after a failure, so that one run shows all of
 * them, and ends with one line that counts the tests.
 */

process.chdir(join(import.meta.dirname, '..'));
const all = process.argv.includes('--all');
/** Each server in a test gets a copy of a data folder of 2,000 files, which is made ten times as fast in memory as on disk. */
const temporary = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'advisor-tests-'));
// PostgreSQL does not run as root: its own account has to reach its folder.
chmodSync(temporary, 0o711);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TMPDIR: temporary,
  // The site is started some fifty times: its modules are compiled once.
  NODE_COMPILE_CACHE: join(temporary, 'compiled'),
  ...(all ? {} : { SKIP_SLOW: '1' }),
};

const failedSteps: string[] = [];
const flaky: FlakyTest[] = [];
let passed = 0;
let failed = 0;

/** A folder of a memory file system with 4 GB of room, where there is one. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4e9 ? folder : undefined;
}

/** Runs one command and prints its output at its end. Returns whether it succeeded. */
async function step(name: string, command: string, args: string[], extra: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...extra } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  // A command that cannot be started has failed like one that ends so; the others still run.
  const status = await new Promise<number | null>((ended) => child.on('close', ended).on('error', () => ended(null)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${Buffer.concat(output).toString()}${status === 0 ? '✓' : '✗'} ${name} in ${seconds} s`);
  if (status !== 0) failedSteps.push(name);
  return status === 0;
}

/** Runs one command that reports its tests. A runner that wrote no report has failed before its first test. */
async function tests(name: string, command: string, args: string[]): Promise<void> {
  const file = join(temporary, `${name}.json`);
  await step(name, command, args, { ADVISOR_TEST_REPORT: file });
  if (!existsSync(file)) return void failedSteps.push(`${name}: no report`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.passed + report.failed === 0) failedSteps.push(`${name}: no test ran`);
  passed += report.passed;
  failed += report.failed;
  flaky.push(...report.flaky);
}

const vitest = (name: string, project: string) =>
  tests(name, 'vitest', [
    'run',
    '--configLoader=native',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./tests/reports/vitest.ts',
  ]);
const playwright = (name: string, config: string) =>
  tests(name, 'playwright', ['test', `--config=${config}`, '--reporter=list,./tests/reports/playwright.ts']);

/** Builds what is stale. Returns whether it succeeded. */
async function build(): Promise<boolean> {
  const start = performance.now();
  const error = await buildWhenStale((line) => console.log(line)).then(
    () => null,
    (reason: Error) => reason,
  );
  console.log(`${error ? `${error.message}\n✗` : '✓'} Build in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (error) failedSteps.push('Build');
  return !error;
}

const journeys = async () => {
  if (await built) await playwright('Journeys in a browser', 'tests/playwright.config.ts');
};
/** For everything that needs a browser or a database server. */
const installed = installForTests();
const built = build();
// Two halves that take about as long as each other.
await Promise.all([
  (async () => {
    await step('Storybook', 'pnpm', ['run', 'build-storybook', '--quiet']);
    await installed;
    if (await built) {
      await step('A first start', 'node', ['tests/journeys/first-start.ts']);
      await vitest('Unit tests', 'unit');
    }
    await step('Types', 'node', ['tests/typecheck.ts']);
  })(),
  (async () => {
    await step('Lint and import boundaries', 'pnpm', ['run', 'lint']);
    await step('Format', 'oxfmt', ['--check']);
    await installed;
    await vitest('Stories in a browser', 'stories');
    if (!all) await journeys();
  })(),
]);
// By themselves in `test:all`, because some of them are measured.
if (all) await journeys();
if (all && (await built))
  await playwright('The packages in other projects', 'tests/outside/consumers/playwright.config.ts');

rmSync(temporary, { recursive: true, force: true });
if (failedSteps.length > 0)
  console.error(`\nNot green: ${failedSteps.join('; ')}. CONTRIBUTING.md says how to fix each check.`);
if (flaky.length > 0)
  console.log('\nFlaky: failed, and passed when run again. Mend each, or take it out, the same day.');
for (const { name, failure, trace } of flaky) {
  // That of a story has the whole document in it.
  const lines = failure.split('\n').slice(0, 20);
  if (trace) lines.push(`trace: ${trace}`);
  console.log(['', `  ${name}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}
console.log(`\n${flaky.length} flaky\n${passed} passed, ${Math.max(failed, failedSteps.length)} failed`);
process.exit(failedSteps.length > 0 || failed > 0 ? 1 : 0);
