import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findHeadlessBrowser } from './tests/browser/find.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,supabase,tests}/**/*.test.{ts,tsx}'],
          // Some start a database, beside two browsers.
          testTimeout: 60_000,
          // A hook measures nothing: it starts servers and databases, as fast as the machine lets it.
          hookTimeout: 240_000,
          // One more than there are cores: the long ones wait for a server most of the time.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // As in Storybook, one story follows another on one page, and each has to leave nothing behind.
          isolate: false,
          maxWorkers: availableParallelism(),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findHeadlessBrowser(), args: browserArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
