import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

/** The sources behind the public entries of a package. */
function publicSources(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default?: string }>;
  };
  return Object.values(manifest.exports)
    .map((target) => (typeof target === 'string' ? target : (target.default ?? '')))
    .filter((target) => target.endsWith('.js'))
    .map((target) => target.replace('./dist/', 'src/').replace(/\.js$/, '.{ts,tsx,css.ts,styles.ts}!'));
}

const library = (name: string) => ({
  entry: [...publicSources(name), 'src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'],
  project: ['src/**/*.{ts,tsx}'],
});

export default {
  // A component's props are exported beside it, whether or not anything here reads them.
  exclude: ['types', 'nsTypes', 'enumMembers', 'binaries', 'duplicates'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['.storybook/**/*.{ts,tsx}', 'finish-types.ts'],
      project: ['.storybook/**/*.{ts,tsx}', '*.ts'],
    },
    'packages/ui': library('ui'),
    'packages/tools': library('tools'),
    'packages/content': library('content'),
    'apps/site': {
      entry: ['src/entry-server.tsx', 'src/start/start.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}', 'build/*.ts', '*.ts'],
      // Read by their paths in build/share-picture.ts.
      ignoreDependencies: ['@fontsource/*'],
    },
    'apps/server': {
      ignoreDependencies: ['@types/smtp-server'],
      entry: ['cli/*.ts', '**/*.test.ts'],
    },
    'supabase/functions/send-contact-email': { entry: ['*.test.ts'], ignoreDependencies: ['npm'] },
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
      entry: ['**/*.{test,spec}.ts', 'journeys/first-start.ts', 'outside/**/*.js', 'outside/elements-types/*.{ts,tsx}'],
    },
    bench: { entry: ['*.ts', 'views/*.tsx'] },
  },
} satisfies KnipConfig;
