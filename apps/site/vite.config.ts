import { mkdirSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteOptions } from '../../viteOptions.ts';
import { siteConfig } from './site.config.ts';

const { messagesKeptDays } = siteConfig;

export default defineConfig(async ({ command, isSsrBuild }) => ({
  ...viteOptions,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    startingScript(),
    contentOfPages(),
    // `dev` answers the API itself.
    command === 'serve'
      ? (await import('@advisor/server/dev.ts')).embeddedBackend({ messagesKeptDays })
      : [withoutUnusedRouter(), packageReport()],
  ],
  server: { port: Number(process.env.PORT ?? 5173) },
  // Written by vanilla-extract, so that Vite's scan of the sources cannot see it; found late, it would reload the page.
  optimizeDeps: { include: ['@advisor/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: ['prerender.ts', 'render.ts'],
          // Finds the folders of the project by where it lies itself.
          external: /^@advisor\/server\//,
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        // Inlined data would be sent again with each style sheet and page.
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        modulePreload: {
          // Built into all target browsers.
          polyfill: false,
          // Only the styles of a page have to be there before it. Its scripts import one another, and are fetched long
          // before a press; the list of them would be read with every first page. (Styles are kept by Vite itself.)
          resolveDependencies: () => [],
        },
        rolldownOptions: {
          input: { index: 'src/entry-client.tsx' },
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
          // Reading `React.Component` has no side effects.
          treeshake: { propertyReadSideEffects: false as const },
        },
      },
}));

/**
 * What every page loads is in a few files: 35 small ones compressed 8 % worse. Forms, dialogs and notices stay
 * with the pages, or the moment, that need them.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'shell',
    test: /apps\/site\/src\/(?:App|routing\/(?!pageLoaders)|shell\/(?!SearchPanel))/,
    priority: 2,
  },
  {
    name: 'shared',
    // The icons of messages are loaded with the messages: a page without a form shows none. Those of the tools' bar, and
    // what it does, are for the tools alone.
    test: /packages\/(?:ui|content)\/src\/(?!boundaries|theme\/(?!levels)|collections|shapes|schema|fields|forms|admin|overlays|feedback|language\/(?!LanguageContext)|text\/(?!formatCount)|actions\/saveFile)|lucide\/dist\/esm\/icons\/(?!(?:circle-check|info|octagon-|triangle-|clipboard-|eraser|file-|printer|undo-))/,
    minShareCount: 8,
    priority: 1,
  },
  // A style sheet that arrives before an earlier one causes a relayout: forms and tools
  // have few of them.
  {
    name: 'fields',
    test: /packages\/ui\/src\/(?:fields|language\/useLanguage|text\/(?!formatCount)|feedback\/Alert)/,
    minShareCount: 8,
    priority: 1,
  },
  // Links to files say sizes as well as fields do.
  { name: 'sizes', test: /packages\/ui\/src\/text\/formatFileSize/, priority: 2 },
  // In a file each, the two that the admin area has too would come alone.
  {
    name: 'icons',
    test: /packages\/content\/src\/cards\/iconOf|lucide\/dist\/esm\/icons\/(?:file-text|users)\.js/,
    priority: 2,
  },
  // Tools raise notices too, and need no form for it.
  { name: 'notify', test: /packages\/ui\/src\/feedback\/notify\/notify/, priority: 2 },
  {
    name: 'forms',
    // The definition of a form comes with its page, and in the admin area with all others.
    test: /packages\/(?:ui|content)\/src\/forms\/(?!definitions|\w+Form\/definition)/,
    minShareCount: 8,
    priority: 1,
  },
  {
    name: 'tool-frame',
    // Not what brings styled-components, which comes with the first mark.
    test: /packages\/tools\/src\/frame\/(?!mark\.)|icons\/(?:clipboard-copy|eraser|file-down|printer|undo-2)\./,
    minShareCount: 4,
    priority: 1,
  },
];

/** The module of a page has the name of its folder, others their own. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const page = /src\/pages\/([\w-]+)\/Page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${page ?? '[name]'}-[hash].js`;
}

/** Starts the page in `index.html`, which is otherwise only the frame that every prerendered page fills. */
function startingScript(): Plugin {
  return {
    name: 'starting-script',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/entry-client.tsx' }, injectTo: 'body' }],
    },
  };
}

/**
 * Lets the bundler drop the parts of react-router that no page uses, a third of what it brings otherwise: its package
 * says that it has no side effects, but its modules name and make components in ways that look like some. Without its
 * warnings too, as in the production build that its package hides from bundlers.
 */
function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return undefined;
      return code
        .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warning(');
    },
  };
}

/**
 * In `dev`, answers what a prerendered page carries: whose site it is, and the content of each page as it ships; and sets the
 * documents that pages link to.
 */
function contentOfPages(): Plugin {
  return {
    name: 'content-of-pages',
    apply: 'serve',
    configureServer(server) {
      const contentAt = async (path: string) => {
        const { shipped } = await server.ssrLoadModule('/src/content/shipped.ts');
        return JSON.stringify((shipped as (path: string) => object)(path));
      };
      const documentAt = async (address: string) => {
        const { content } = await server.ssrLoadModule('/src/content/shipped.ts');
        const { documentAtAddress } = await server.ssrLoadModule('/build/documents/write.ts');
        return (documentAtAddress as (content: object, address: string) => Promise<Uint8Array | null>)(
          content,
          address,
        );
      };
      server.middlewares.use((request, response, next) => {
        if (!/^\/files\/[\w-]+\.pdf$/.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'application/pdf');
        documentAt(request.url!).then((pdf) => (pdf ? response.end(pdf) : next()), next);
      });
      server.middlewares.use((request, response, next) => {
        const [, path] = /^\/content(\/[\w-]+)\.json$/.exec(request.url ?? '') ?? [];
        if (!path) return next();
        response.setHeader('Content-Type', 'application/json');
        contentAt(path).then((json) => response.end(json), next);
      });
    },
  };
}

/** Writes `dist/packages.json`: the packages inside each script, so that tests can check what a page loads. */
function packageReport(): Plugin {
  return {
    name: 'package-report',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const report = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, packagesIn(modulesIn(chunk))] as const] : [],
      );
      mkdirSync(`${import.meta.dirname}/dist`, { recursive: true });
      writeFileSync(`${import.meta.dirname}/dist/packages.json`, JSON.stringify(Object.fromEntries(report), null, 2));
    },
  };
}

/** The modules of a chunk that are not fully tree-shaken. */
const modulesIn = ({ modules }: { modules: Record<string, { renderedLength: number }> }) =>
  Object.keys(modules).filter((id) => modules[id]!.renderedLength > 0);

function packagesIn(modules: string[]): string[] {
  const names = modules.map((id) => /.*\/(?:node_modules|packages)\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'site');
  return [...new Set(names)].toSorted();
}
