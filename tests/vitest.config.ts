import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';
import { viteOptions } from '../viteOptions.ts';
import { unoptimized } from './support/unoptimized.ts';

const common = {
  // Limits are for what hangs, not for what is slow: some start servers, on a machine that may be busy.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  // In CI a second attempt tells a flaky test from a fault: `tests/run.ts` names it.
  retry: process.env.CI ? 1 : 0,
  exclude: [...configDefaults.exclude, ...(process.env.SKIP_SLOW ? ['**/*.slow.test.ts'] : [])],
  maxWorkers: availableParallelism(),
} satisfies TestUserConfig;

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  ...viteOptions,
  plugins: [vanillaExtractPlugin()],
  // A run needs no watchers, which would look at every file of the project first.
  server: process.argv.includes('run') ? { watch: null } : {},
  test: {
    name: 'unit',
    projects: [
      {
        extends: true,
        // One file after another in a process, which loads React, the lists and the built pages once.
        test: {
          ...common,
          name: 'shared',
          include: [
            '{packages,supabase,apps/site}/**/*.test.{ts,tsx}',
            'tests/{boundaries,conformance,docs,packages,pages,storybook,visual}/**/*.test.ts',
          ],
          isolate: false,
          // Not UTC, where a day that was mistaken for one in UTC would go unnoticed.
          env: { TZ: 'America/New_York' },
        },
      },
      {
        extends: true,
        // Servers and databases, in other processes than React and the pages.
        test: {
          ...common,
          name: 'servers',
          include: ['{apps/server,tests/security}/**/*.test.ts'],
          isolate: false,
          execArgv: unoptimized,
        },
      },
      {
        extends: true,
        // The calls of the site keep their session and their project in their modules, which each file forgets at its end.
        test: {
          ...common,
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          isolate: false,
          execArgv: unoptimized,
        },
      },
    ],
  },
});
