import { defineConfig } from 'playwright/test';

/** The journeys in WebKit: `pnpm test:webkit`. Not part of `pnpm test`, because few machines have a WebKit to drive. */

export default defineConfig({
  testDir: '.',
  testMatch: 'webkit.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
