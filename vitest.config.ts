import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { launchOptions } = await import('./tests/browser/find.ts');
  return {
    plugins: [storybookTest({ configDir: '.storybook', tags: { skip: process.env.SKIP_SLOW ? ['slow'] : [] } })],
    test: {
      name: 'stories',
      // For a story that hangs: Vite compiles the parts that one loads later when they are first asked for.
      testTimeout: 120_000,
      retry: process.env.CI ? 1 : 0,
      // As in Storybook, one story follows another on one page, and each has to leave nothing behind.
      isolate: false,
      maxWorkers: availableParallelism(),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchOptions(),
          // Not that of the server: there a day that was mistaken for one in UTC would go unnoticed.
          contextOptions: { timezoneId: 'America/New_York' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Storybook takes longer to load than a file of unit tests to run, also for a project that is then left out.
const { project } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values;
const isUnitAlone = project?.join() === 'unit';

export default defineConfig(async () => ({
  // As in `tests/vitest.config.ts`.
  server: process.argv.includes('run') ? { watch: null } : {},
  test: { projects: ['tests', ...(isUnitAlone ? [] : [await stories()])] },
}));
