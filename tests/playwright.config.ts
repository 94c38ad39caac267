import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser/find.ts';

const measured = 'journeys/pages/lighthouse.slow.spec.ts';
const editing = 'journeys/editing/*.spec.ts';
const skipped = process.env.SKIP_SLOW ? ['**/*.slow.spec.ts'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each waits a while for its browser and its server.
  workers: availableParallelism() + 1,
  // In CI a second attempt tells a flaky test from a fault: `tests/run.ts` names it.
  retries: process.env.CI ? 1 : 0,
  // Limits are for what hangs, not for what is slow: the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
  testIgnore: skipped,
  projects: [
    { name: 'outside', testMatch: 'outside/*.spec.ts' },
    // They change a site of their own: one worker is one site.
    { name: 'editing', testMatch: editing, workers: 1 },
    {
      name: 'journeys',
      testMatch: ['engines/*.spec.ts', 'journeys/**/*.spec.ts'],
      // Replaces the list above, which holds for projects without one of their own.
      testIgnore: [measured, editing, ...skipped],
    },
    // What is timed runs alone.
    { name: 'measured', testMatch: measured, dependencies: ['outside', 'editing', 'journeys'] },
  ],
});
