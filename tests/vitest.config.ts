import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { packageSources } from '../packageSources.ts';

const common = {
  // Some start a database, beside two browsers.
  testTimeout: 60_000,
  // A hook measures nothing: it starts servers and databases, as fast as the machine lets it.
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
  maxWorkers: availableParallelism(),
} satisfies TestUserConfig;

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  ...packageSources,
  plugins: [vanillaExtractPlugin()],
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
        },
      },
      {
        extends: true,
        // Servers and databases, each file in a process of its own.
        test: { ...common, name: 'isolated', include: ['{apps/server,tests/backend,tests/security}/**/*.test.ts'] },
      },
    ],
  },
});
