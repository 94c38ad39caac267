import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { notInherited } from '../../isolateStyles.ts';
import { viteOptions } from '../../viteOptions.ts';

/**
 * Bundles `@advisor/tools/embed` from the sources, with React and all styles included, and each tool in a file of its
 * own. Runs after the package's build, and replaces the modules that it wrote. The files are in `dist/cdn/<version>`, below an
 * address that never changes its content, with the hashes by which browsers check what a CDN sends (Subresource Integrity).
 */
const entry = join(import.meta.dirname, 'src/embed/embed.ts');
const folder = join(import.meta.dirname, 'dist/embed');

const [{ output }] = (await build({
  ...viteOptions,
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [withoutDocumentation(), withOwnNames(), vanillaExtractPlugin()],
  build: {
    write: false,
    target: 'baseline-widely-available',
    // All shadow roots share one sheet.
    cssCodeSplit: false,
    modulePreload: false,
    minify: true,
    lib: { entry, formats: ['es'], cssFileName: 'embed', fileName: () => 'embed.js' },
    rolldownOptions: {
      // Shared code stays in the script, to save a request.
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'parts/[name]-[hash].js',
        minify: true,
        // Few files: code shared by two tools, and React.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // Not what a tool shares with its own lazy parts, nor what brings styled-components. Of the matrix, which has most parts, only tables.
            {
              name: 'shared',
              test: /(?:ui|tools)\/src\/(?!frame\/(?:mark|DraftDialog|useDraftForm)\.|overlays\/UnsavedGuard\/UnsavedGuard\.|directory\/SubmitDialog\.|(?:pricing|security|partner|industry)-\w+\/|risk-matrix\/(?:columns|csv|csvRows|files|sheet|table|tableRisks)\.ts)|lucide/,
              minShareCount: 2,
              priority: 1,
            },
            // Of the dialogs in which something is added, which are loaded when one is opened.
            {
              name: 'drafts',
              test: /(?:frame\/(?:DraftDialog|useDraftForm)|UnsavedGuard|SubmitDialog)\./,
              minShareCount: 2,
            },
          ],
        },
      },
      // "use client" is for servers; this is a browser script.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
})) as [Rolldown.RolldownOutput];

const isStyles = (part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputAsset =>
  part.type === 'asset' && part.fileName.endsWith('.css');
// Last and outside all layers: an element is a block with its own size, not a page. The root of the tool repeats what is said
// of the element, where rules of the page (`*`) are stronger.
const styles = `${forShadowRoot(String(output.find(isStyles)!.source))}:host{display:block}:host,[data-advisor-tool]{min-block-size:0;${notInherited.replaceAll(/\s+/g, ' ')}}:host([hidden]){display:none}`;
const placeholder = /(["'`])\/\* embed styles \*\/\1/;

// The modules that the bundle replaces.
for (const name of await readdir(folder))
  if (!name.endsWith('.d.ts')) await rm(join(folder, name), { recursive: true });
for (const name of [
  'elements/declarations',
  'elements/properties',
  'industry-calendar/readFeeds',
  'pricing-calculator/readRates',
  'security-assessment/readQuestions',
])
  await rm(join(folder, `../${name}.js`));
const { version } = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};
const cdn = join(import.meta.dirname, 'dist/cdn', version);
const hashes: Record<string, string> = {};
let placed = false;
for (const part of output) {
  if (part.type !== 'chunk') continue;
  placed ||= placeholder.test(part.code);
  const file = join(cdn, part.fileName);
  await mkdir(dirname(file), { recursive: true });
  const script = part.code.replace(placeholder, () => JSON.stringify(styles));
  await writeFile(file, script);
  hashes[part.fileName] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
}
if (!placed) throw new Error('The embed script has no place for its styles: see embedStyles.ts.');
await writeFile(join(cdn, 'sri.json'), `${JSON.stringify(hashes, null, 2)}\n`);
await writeFile(join(folder, 'embed.js'), `import '../cdn/${version}/embed.js';\n`);

/** Leaves out of the elements' declaration what no script reads. */
function withoutDocumentation(): Plugin {
  const documentation = ['doc', 'type', 'result'];
  return {
    name: 'without-documentation',
    async transform(_code, id) {
      if (!/elements\/declarations\.[jt]s$/.test(id)) return undefined;
      const module = (await import(id)) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => {
          const text =
            typeof value === 'function'
              ? String(value)
              : JSON.stringify(value, (key, part: unknown) => (documentation.includes(key) ? undefined : part));
          return `export const ${name} = ${text};`;
        })
        .join('\n');
    },
  };
}

/** Exports the names of a module and not what the page around has added to `Object.prototype`. */
function withOwnNames(): Plugin {
  const inherited = 'for (var name in all)';
  return {
    name: 'with-own-names',
    transform(code, id) {
      if (id !== '\0rolldown/runtime.js') return undefined;
      if (!code.includes(inherited)) throw new Error(`The runtime of the bundler has no "${inherited}" any more.`);
      return code.replace(inherited, 'for (var name of Object.keys(all))');
    },
  };
}

/** Adapts a page's styles to a shadow root, with the host in place of the page. */
function forShadowRoot(css: string): string {
  return (
    css
      // The page's fonts are used; browsers ignore @font-face in shadow roots.
      .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
      .replaceAll(/@page\s*\{[^}]*\}/g, '')
      // The page's theme menu is not in a shadow root, and a host cannot be matched by its descendants.
      .replaceAll(/:root:has\([^()]*\)\{[^{}]*\}/g, '')
      .replaceAll(/:root((?::not\([^)]*\))?)/g, (_all, rest: string) => (rest ? `:host(${rest})` : ':host'))
      .replaceAll(/(?<=[{},])html(?=[,{])/g, ':host')
      .replaceAll(/(?<=[{},])body(?=[,{])/g, ':host,[data-advisor-tool]')
      .replaceAll(/(?<=[{},])(\[data-theme=["']?(?:dark|light)["']?\])(?=[,{])/g, ':host($1),$1')
      // rem depends on the page's root font size, which would scale the whole tool.
      .replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_all, rem: string) => `${+(Number(rem) * 16).toFixed(3)}px`)
  );
}
