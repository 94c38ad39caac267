import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../apps/server/build.ts';
import { findOrInstallBrowser, findOrInstallFirefox } from './browser/find.ts';

/**
 * Runs every check of the project, the cheapest first and in parallel with the build. Continues after a failure, so that one run shows
 * all of them, and ends with one line that counts the tests.
 */

process.chdir(join(import.meta.dirname, '..'));
const reports = mkdtempSync(join(tmpdir(), 'advisor-reports-'));
findOrInstallBrowser();
findOrInstallFirefox();
const env = {
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // The site is started some hundred times: its modules are compiled once.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
};

const failedSteps: string[] = [];
let passed = 0;
let failed = 0;

/** Runs one command; returns whether it succeeded. With `beside`, it runs next to another one and prints its output at its end. */
async function step(
  name: string,
  command: string,
  args: string[],
  { extra = {}, beside = false }: { extra?: NodeJS.ProcessEnv; beside?: boolean } = {},
): Promise<boolean> {
  if (!beside) console.log(`\n▶ ${name}`);
  const start = performance.now();
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...env, ...extra } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  // A command that cannot be started has failed like one that ends so; the others still run.
  const status = await new Promise<number | null>((ended) => child.on('close', ended).on('error', () => ended(null)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${Buffer.concat(said).toString()}${status === 0 ? '✓' : '✗'} ${name} in ${seconds} s`);
  if (status !== 0) failedSteps.push(name);
  return status === 0;
}

/** An installation has built everything already; only what has changed since is built again. Returns whether it succeeded. */
async function build(): Promise<boolean> {
  console.log('\n▶ Build');
  const start = performance.now();
  const error = await buildWhenStale((line) => console.log(line)).then(
    () => null,
    (reason: Error) => reason,
  );
  console.log(`${error ? `${error.message}\n✗` : '✓'} Build in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (error) failedSteps.push('Build');
  return !error;
}

async function vitest(name: string, project: string, options?: { beside: boolean }) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await step(name, 'vitest', ['run', '--configLoader', 'native', '--project', project, ...reporters], options);
  count(report, (json: { numPassedTests: number; numFailedTests: number }) => [
    json.numPassedTests,
    json.numFailedTests,
  ]);
}

async function playwright(name: string) {
  const report = join(reports, 'journeys.json');
  await step(name, 'playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'], {
    extra: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  count(report, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => [
    stats.expected,
    stats.unexpected + stats.flaky,
  ]);
}

/** Adds what a runner reported. A runner that wrote no report has failed before its first test. */
function count<Report>(file: string, read: (report: Report) => [passed: number, failed: number]) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    passed += good;
    failed += bad;
    if (good + bad === 0) failedSteps.push(`${file}: no test ran`);
  } catch {
    failedSteps.push(`${file} is missing`);
  }
}

// Two at a time where each of them keeps one processor busy.
const building = build();
await Promise.all([
  building.then((built) => built && step('Storybook', 'pnpm', ['run', 'build-storybook', '--quiet'])),
  (async () => {
    await step('Lint and import boundaries', 'pnpm', ['run', 'lint'], { beside: true });
    await step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'], { beside: true });
    if (!(await building)) return;
    await step('Types', 'node', ['tests/typecheck.ts'], { beside: true });
    await step('A first start', 'node', ['tests/journeys/first-start.ts'], { beside: true });
  })(),
]);
if (await building) {
  // Beside each other, since unit tests wait for servers much of the time.
  await Promise.all([vitest('Unit tests', 'unit'), vitest('Stories in a browser', 'stories', { beside: true })]);
  await playwright('Journeys in a browser');
}

rmSync(reports, { recursive: true, force: true });
if (failedSteps.length > 0)
  console.error(`\nNot green: ${failedSteps.join('; ')}. CONTRIBUTING.md says how to fix each check.`);
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps.length)} failed`);
process.exit(failedSteps.length > 0 || failed > 0 ? 1 : 0);
