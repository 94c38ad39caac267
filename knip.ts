import type { KnipConfig } from 'knip';

const library = {
  entry: ['src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'],
  project: ['src/**/*.{ts,tsx}'],
};

export default {
  // A component's props are exported beside it, whether or not anything here reads them.
  exclude: ['types', 'nsTypes', 'enumMembers', 'binaries', 'duplicates'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      // What `.storybook/main.ts` names by its path.
      entry: ['.storybook/checks.tsx'],
      project: ['.storybook/**/*.{ts,tsx}', '*.ts'],
    },
    'packages/ui': library,
    'packages/tools': library,
    'packages/content': library,
    'apps/site': {
      // What the server of `dev` loads by its path.
      entry: ['src/start/start.ts', 'src/content/shipped.ts', 'build/documents/write.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts', '*.ts'],
      // Read by their paths in build/share-picture.ts and build/documents/pdf.ts.
      ignoreDependencies: ['@fontsource/*'],
    },
    'apps/server': {
      ignoreDependencies: ['@types/smtp-server'],
      entry: ['cli/*.ts', '**/*.test.ts'],
    },
    'supabase/functions/send-contact-email': { entry: ['*.test.ts'], ignoreDependencies: ['npm'] },
    'supabase/functions/_shared': { entry: ['*.test.ts'], ignoreDependencies: ['npm'] },
    'supabase/functions/guide': {},
    'supabase/functions/send-mails': { entry: ['*.test.ts'] },
    'supabase/functions/mail-settings': { entry: ['*.test.ts'], ignoreDependencies: ['npm'] },
    'supabase/functions/publish': { entry: ['*.test.ts'] },
    tests: {
      // Started as programs, or read as text into a page.
      ignoreDependencies: [
        '@mdn/mdn-http-observatory',
        '@postgres-language-server/cli',
        '@types/smtp-server',
        'axe-core',
        'deno',
        'reg-cli',
        // Its types are named by their path in outside/packedTools.ts.
        'svelte',
      ],
      entry: [
        '**/*.{test,spec}.ts',
        'journeys/first-start.ts',
        'outside/elements-types/*.{ts,tsx}',
        // Named to the runners by run.ts.
        'reports/{vitest,playwright}.ts',
        'security/content/{render-fixture.mjs,server-process.ts}',
      ],
      // Projects with dependencies of their own.
      ignore: ['outside/consumers/*/**'],
    },
    bench: { entry: ['*.ts', 'views/*.tsx'] },
  },
} satisfies KnipConfig;
