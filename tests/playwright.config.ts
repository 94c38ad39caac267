import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserArguments, findHeadlessBrowser } from './browser/find.ts';

const measured = 'journeys/pages/lighthouse.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: availableParallelism(),
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findHeadlessBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'outside', testMatch: 'outside/*.spec.ts' },
    { name: 'journeys', testMatch: ['engines/firefox.spec.ts', 'journeys/**/*.spec.ts'], testIgnore: measured },
    // What is timed runs alone.
    { name: 'measured', testMatch: measured, dependencies: ['outside', 'journeys'] },
  ],
});
