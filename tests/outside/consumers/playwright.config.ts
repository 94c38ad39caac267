import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config.ts';

/** Projects of others that install, build and use the packed packages: `pnpm test:outside`. */
const { workers, retries, timeout, forbidOnly, reporter, use } = journeys;
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/outside',
  globalSetup: './packOnce.ts',
  workers,
  retries,
  timeout,
  forbidOnly,
  reporter,
  use,
});
