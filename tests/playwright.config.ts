import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './browser.ts';

const measured = 'journeys/lighthouse.spec.ts';

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
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testMatch: '{journeys,outside}/*.spec.ts', testIgnore: measured },
    // What is timed runs alone.
    { name: 'measured', testMatch: measured, dependencies: ['journeys'] },
  ],
});
