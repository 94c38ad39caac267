import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { withSnippets } from './code/manifest.ts';
import { codeOfStories } from './code/plugin.ts';
import { shownStates } from './shownStates.ts';
import { viteOptions } from '../viteOptions.ts';

const config: StorybookConfig & { experimental_manifests: typeof withSnippets } = {
  stories: ['./docs/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx'],
  // For the frame around the stories, which loads no stylesheet of the system.
  staticDirs: [{ from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  // Tests need no docs pages, for which the source of every story is parsed.
  addons: [
    // Their code is that of `code/plugin.ts`.
    ...(process.env.VITEST
      ? []
      : [{ name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } }]),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // What only a test checks of a story.
  previewAnnotations: process.env.VITEST ? [join(import.meta.dirname, 'checks.tsx')] : [],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In production React has no `act`: the steps of stories would look at a page before its effects have run.
  features: { sidebarOnboardingChecklist: false, componentsManifest: true, developmentModeForBuild: true },
  experimental_manifests: withSnippets,
  typescript: {
    // Tests need no prop tables, and reading the types takes longer than running the stories.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every HTML element has is in HTML's own documents.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...viteOptions,
      css: { ...viteOptions.css, postcss: { plugins: [shownStates] } },
      plugins: [vanillaExtractPlugin(), ...(process.env.VITEST ? [] : [codeOfStories()])],
      // Written by vanilla-extract, so that Vite's scan of the sources cannot see it; found late, it would
      // reload the page in the middle of a first run.
      optimizeDeps: {
        include: ['@advisor/ui > @vanilla-extract/recipes/createRuntimeFn', '@advisor/content > papaparse'],
      },
    }),
};

export default config;
