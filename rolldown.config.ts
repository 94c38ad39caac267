import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'rolldown';
// By its path: what builds the packages cannot import them.
import { layerNames } from './packages/ui/src/theme/layerNames.ts';

/**
 * Builds the package of the current folder: one ES module per source module, one stylesheet beside each
 * `.css.ts`, entries read from the exports map of its package.json.
 */
const root = process.cwd();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const entries = Object.values<string | { default: string }>(manifest.exports)
  .flatMap((target) => (typeof target === 'string' ? [] : [target.default]))
  .map((file) => file.replace('./dist/', 'src/').replace(/\.js$/, ''))
  .map((path) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(root, file))) ?? `${path}.ts`);

const dependencies = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})];

/**
 * Stylesheets are imported as `#css/…`, which the package's import map sends to the real file in a bundler
 * and to an empty module in plain Node: server code can import a component without a CSS loader.
 */
const cssThroughImportMap: Plugin = {
  name: 'css-through-import-map',
  resolveId(id) {
    return id.startsWith('#css/') ? { id, external: true } : null;
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const folder = resolve('/', chunk.fileName, '..');
      chunk.code = chunk.code.replace(
        /^import ['"](\.[^'"]+\.css)['"];?$/gm,
        (_match, path: string) => `import '#css/${relative('/', resolve(folder, path))}';`,
      );
    }
  },
  writeBundle() {
    if (manifest.imports) writeFileSync(join(root, 'dist/no-css.js'), 'export {};\n');
    const fonts = join(root, 'src/theme/fonts');
    if (existsSync(fonts)) cpSync(fonts, join(root, 'dist/theme/fonts'), { recursive: true });
  },
};

/**
 * Begins every stylesheet with the order of the cascade layers: the first one that arrives settles it, and which one
 * that is, an app's bundler decides when it splits its code. The sheet that had the order alone is gone then.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  generateBundle(_options, bundle) {
    const order = `@layer ${layerNames.join(', ')};\n`;
    for (const [fileName, asset] of Object.entries(bundle)) {
      if (asset.type !== 'asset' || !fileName.endsWith('.css')) continue;
      const css = String(asset.source);
      if (css.replaceAll(/@layer [\w., ]+;/g, '').trim()) asset.source = order + css;
      else delete bundle[fileName];
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(/^import ['"](\.[^'"]+\.css)['"];?\n/gm, (statement, path: string) =>
        join(chunk.fileName, '..', path) in bundle ? statement : '',
      );
    }
  },
};

rmSync(join(root, 'dist'), { recursive: true, force: true });

export default defineConfig({
  input: entries,
  cwd: root,
  platform: 'neutral',
  external: (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), layersInOrder, cssThroughImportMap],
  output: {
    dir: 'dist',
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Not `.css.js`: an app with vanilla-extract of its own would take a compiled stylesheet for one to compile.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    // A stylesheet lies beside the module that it belongs to.
    assetFileNames: ({ originalFileNames: [source = '[name][extname]'] }) =>
      relative(join(root, 'src'), resolve(root, source)).replace('.ts.vanilla.css', ''),
  },
});
