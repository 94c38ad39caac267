import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,outside}/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
