import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserArguments, findHeadlessBrowser } from './browser/find.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: availableParallelism(),
  retries: 0,
  // A machine that builds and serves at the same time may be slow; what never comes still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findHeadlessBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'outside', testMatch: 'outside/*.spec.ts' },
    { name: 'journeys', testMatch: ['engines/firefox.spec.ts', 'journeys/**/*.spec.ts'] },
  ],
});
