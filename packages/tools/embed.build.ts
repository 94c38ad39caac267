import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { packageSources } from '../../packageSources.ts';

/**
 * Bundles `@advisor/tools/embed` from the sources, with React and all styles included, and each tool in a file of its
 * own. Runs after the package's build, and replaces the modules that it wrote.
 */
const entry = join(import.meta.dirname, 'src/embed/embed.ts');
const folder = join(import.meta.dirname, 'dist/embed');

const [{ output }] = (await build({
  ...packageSources,
  plugins: [vanillaExtractPlugin()],
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
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
            // Without code that only lazy parts share: tables of the register, calendar files.
            {
              name: 'shared',
              test: /(?:ui|tools)\/src\/(?!risk-matrix\/(?:columns|csv|csvRows|files|sheet|table|tableRisks)\.ts|industry-calendar\/(?:ics|moments)\.ts)|lucide/,
              minShareCount: 2,
              priority: 1,
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
// Last and outside all layers: an element is a block with its own size, not a page.
const styles = `${forShadowRoot(String(output.find(isStyles)!.source))}:host{display:block;min-block-size:0}:host([hidden]){display:none}`;
const placeholder = /(["'`])\/\* embed styles \*\/\1/;

// The modules that the bundle replaces.
for (const name of await readdir(folder))
  if (!name.endsWith('.d.ts')) await rm(join(folder, name), { recursive: true });
let placed = false;
for (const part of output) {
  if (part.type !== 'chunk') continue;
  placed ||= placeholder.test(part.code);
  const file = join(folder, part.fileName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    part.code.replace(placeholder, () => JSON.stringify(styles)),
  );
}
if (!placed) throw new Error('The embed script has no place for its styles: see embedStyles.ts.');

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
      .replaceAll(/(?<=[{},])(html|body)(?=[,{])/g, ':host')
      .replaceAll(/(?<=[{},])(\[data-theme=["']?(?:dark|light)["']?\])(?=[,{])/g, ':host($1),$1')
      // rem depends on the page's root font size, which would scale the whole tool.
      .replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_all, rem: string) => `${+(Number(rem) * 16).toFixed(3)}px`)
  );
}
