import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'rolldown';
import { minifySync } from 'rolldown/experimental';
import { dts } from 'rolldown-plugin-dts';
import { isolateStyles, withoutPage } from './isolateStyles.ts';
import { sourceCondition } from './viteOptions.ts';
// By its path: what builds the packages cannot import them.
import { layerNames } from './packages/ui/src/theme/layerNames.ts';
import { tokenFiles } from './packages/ui/src/theme/tokenFiles.ts';

/**
 * Builds the package of the current folder, whose exports map names the entries:
 * - one ES module per source module, without stylesheets. Dependencies of development that a module imports are copied
 *   to `dist/vendor`: they cost users no installation.
 * - declarations, which name no dependency of development
 * - the stylesheets: `styles.css` with all rules of the package, and others from their own source. Those of tools have all that
 *   one tool needs (`<tool>/styles.css`), or all of them, also of `@advisor/ui`, and for these tools alone (`isolateStyles.ts`)
 */
const root = process.cwd();
const uiFolder = join(import.meta.dirname, 'packages/ui');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { [sourceCondition]?: string; default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** The sources of the entries by the file that they are built to, without its ending. */
const modules: Record<string, string> = {};
/** The sources of the stylesheets by their file. */
const sheets: Record<string, string[]> = {};
for (const target of Object.values(manifest.exports)) {
  const { [sourceCondition]: source, default: file } = typeof target === 'string' ? { default: target } : target;
  const output = file.replace('./dist/', '');
  if (output.endsWith('.js')) modules[output.slice(0, -'.js'.length)] = join(root, source!);
  else if (output.endsWith('.css')) sheets[output] = source ? [join(root, source)] : [];
}
/** The tools by their folder, which each has a stylesheet of its own. */
const tools = Object.keys(sheets)
  .filter((file) => sheets[file]!.length === 0 && file !== 'styles.css')
  .map((file) => dirname(file));
if (tools.length === 0) sheets['styles.css']!.push(...Object.values(modules));

const installed = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies)];
const isInstalled = (id: string) => installed.some((name) => id === name || id.startsWith(`${name}/`));
const isReact = (id: string) => /^react(?:-dom)?(?:\/|$)/.test(id);

const styles = (folder: string) =>
  vanillaExtractPlugin({ cwd: folder, identifiers: 'short', esbuildOptions: { conditions: [sourceCondition] } });

/** The rules that vanilla-extract made of a `.css.ts` file, in a module without code. */
const isRules = (id: string) => id.endsWith('.vanilla.css.rules');
const rules = new Map<string, string>();
const rulesApart = (code = ''): Plugin => ({
  name: 'rules-apart',
  async resolveId(id, importer) {
    if (!id.includes('.vanilla.css')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    rules.set(`${found!.id}.rules`, (found as unknown as { meta: { css: string } }).meta.css);
    return `${found!.id}.rules`;
  },
  load: (id) => (isRules(id) ? { code, moduleType: 'js' } : null),
});

/**
 * A stylesheet of these modules. It begins with the order of the cascade layers: the first one that arrives settles it,
 * and which one that is, an app decides.
 */
function sheetOf(file: string, ids: Iterable<string>, imports: readonly string[] = []): string {
  const own = [...ids].filter(isRules).map((id) =>
    rules
      .get(id)!
      .replaceAll(/@layer [\w., ]+;\n?/g, '')
      .replaceAll(/url\(['"](\.\/[^'"]+)['"]\)/g, (_url, path: string) => {
        const there = relative(join(root, 'src', dirname(file)), join(root, dirname(id), path));
        return `url('./${there.replaceAll(sep, '/')}')`;
      }),
  );
  const imported = imports.map((path) => `@import '${path}';\n`);
  return [`@layer ${layerNames.join(', ')};\n`, ...imported, ...own].join('');
}

const stylesheets: Plugin = {
  name: 'stylesheets',
  generateBundle(_options, bundle) {
    for (const [file, sources] of Object.entries(sheets)) {
      if (sources.length === 0) continue;
      const reached = new Set<string>();
      const reach = (id: string) => {
        if (reached.has(id)) return;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        // A module after what it imports, as it is evaluated.
        const around = new Set(reached).add(id);
        for (const each of [...importedIds, ...dynamicallyImportedIds]) if (!around.has(each)) reach(each);
        reached.add(id);
      };
      sources.forEach(reach);
      this.emitFile({ type: 'asset', fileName: file, source: sheetOf(file, reached) });
    }
    // What has nothing but rules is no module.
    for (const [name, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && name.endsWith('.styles.js') && chunk.exports.length === 0) delete bundle[name];
  },
  writeBundle() {
    const fonts = join(root, 'src/theme/fonts');
    if (existsSync(fonts)) cpSync(fonts, join(root, 'dist/theme/fonts'), { recursive: true });
  },
};

/** The tokens of the design system in the format of design tools. */
const designTokens: Plugin = {
  name: 'design-tokens',
  generateBundle() {
    if (root !== uiFolder) return;
    for (const [fileName, content] of Object.entries(tokenFiles))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
  },
};

/** Marks the modules that React Server Components have to leave to the client: those with JSX, an API of React or a hook. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk(code) {
    const usesReact = this.parse(code).body.some(
      (node) =>
        node.type === 'ImportDeclaration' &&
        node.specifiers.some(({ local: { name } }) =>
          isReact(node.source.value)
            ? // Which a server may call too.
              name !== 'createElement'
            : /^use[A-Z]/.test(name) && !node.source.value.startsWith('.'),
        ),
    );
    return usesReact ? { code: `'use client';\n${code.replace(/^(['"])use client\1;?\n/m, '')}` } : null;
  },
};

/**
 * React for the modules in CommonJS that Base UI brings, which browsers cannot require. By name, because bundlers report the names
 * of CommonJS that React's namespace does not have.
 */
const requiredReact: Plugin = {
  name: 'required-react',
  resolveId: (id, _importer, { kind }) => {
    if (id !== 'react') return null;
    return kind === 'require-call' ? requiredId : { id, external: true };
  },
  load: (id) => (id === requiredId ? `export { ${requiredHooks} } from 'react';` : null),
};
const requiredId = '\0required-react';
const requiredHooks = 'useDebugValue, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore';

/** Makes the copied modules small: who looks into them finds the sources by the names and versions in `vendor/LICENSES`. */
const smallVendor: Plugin = {
  name: 'small-vendor',
  generateBundle(_options, bundle) {
    for (const [name, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && name.startsWith('vendor/')) chunk.code = minifySync(name, chunk.code).code;
  },
};

/** Writes the licences of the packages that are copied to `dist/vendor`. */
const licences: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const copied = new Set<string>();
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds) {
          const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
          if (folder) copied.add(folder);
        }
    if (copied.size === 0) return;
    const texts = [...copied].toSorted().map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      const [file] = globSync('LICEN[CS]E*', { cwd: folder });
      return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'vendor/LICENSES', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};

/** Where a module goes. Not `.css.js`: an app with vanilla-extract of its own would take that for a stylesheet to compile. */
function fileOf(id: string): string {
  const path = id.split('?')[0]!;
  const source = relative(join(root, 'src'), path);
  // Copied, or the bundler's own.
  const isOther = path.includes('/node_modules/') || !isAbsolute(path);
  const file = isOther ? join('vendor', path.replace(/^.*\/node_modules\//, '').replaceAll(/[^\w./@-]/g, '')) : source;
  return `${file.replace(/\.css\.ts$/, '.styles').replace(/\.[cm]?[jt]sx?$/, '')}.js`;
}

/** All rules that tools draw with, of this package and of `@advisor/ui`: those of the modules that are left in a bundle of them. */
const sheetsOfTools: Plugin = {
  name: 'sheets-of-tools',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
    );
    const rulesOf = (names: readonly string[]) => {
      const ids = new Set<string>();
      const seen = new Set<string>();
      const reach = (fileName: string) => {
        const chunk = chunks.get(fileName);
        if (!chunk || seen.has(fileName)) return;
        seen.add(fileName);
        for (const each of [...chunk.imports, ...chunk.dynamicImports]) reach(each);
        for (const id of chunk.moduleIds) ids.add(id);
      };
      for (const name of names) reach(`${name}.js`);
      return ids;
    };
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    const rulesOfTools = tools.map((tool) => [tool, rulesOf([tool])] as const);
    // What all tools need is in the package once.
    const [[, first], ...others] = rulesOfTools as [(typeof rulesOfTools)[0], ...typeof rulesOfTools];
    const shared = new Set([...first].filter((id) => others.every(([, ids]) => ids.has(id))));
    const sharedSheet = sheetOf('shared.css', [...rulesOf(['tokens', 'reset']), ...shared]);
    emit('shared.css', isolateStyles(sharedSheet + withoutPage));
    for (const [tool, ids] of rulesOfTools) {
      const own = [...ids].filter((id) => !shared.has(id));
      emit(`${tool}/styles.css`, isolateStyles(sheetOf(`${tool}/styles.css`, own, ['../shared.css'])));
    }
    const all = tools.map((tool) => `./${tool}/styles.css`);
    emit('styles.css', sheetOf('styles.css', [], all));
    for (const fileName of chunks.keys()) delete bundle[fileName];
  },
};

/** The same class names as in the build of the package that a file belongs to. */
const stylesOf = (folder: string): Plugin => {
  const { transform, ...plugin } = styles(folder) as Plugin & { transform: (code: string, id: string) => never };
  return {
    ...plugin,
    transform(code, id) {
      return id.startsWith(`${folder}${sep}`) ? transform.call(this, code, id) : null;
    },
  };
};

rmSync(join(root, 'dist'), { recursive: true, force: true });

export default defineConfig([
  {
    input: {
      ...modules,
      ...Object.fromEntries(
        Object.entries(sheets).flatMap(([file, [source]]) => (source ? [[`${file}.styles`, source]] : [])),
      ),
    },
    cwd: root,
    platform: 'neutral',
    // Modules are not merged, so that each keeps its own "use client".
    onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    resolve: { conditionNames: ['module', 'import', 'default'], mainFields: ['module', 'main'] },
    external: (id) => isInstalled(id) && id !== 'react',
    treeshake: { moduleSideEffects: false },
    experimental: { attachDebugInfo: 'none' },
    plugins: [requiredReact, rulesApart(), styles(root), stylesheets, designTokens, useClient, smallVendor, licences],
    output: {
      dir: 'dist',
      format: 'esm',
      // Docstrings are in the declarations.
      comments: { legal: true, annotation: true, jsdoc: false },
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: ({ name, facadeModuleId }) => (facadeModuleId ? fileOf(facadeModuleId) : `${name}.js`),
    },
  },
  {
    input: modules,
    cwd: root,
    external: (id) => !/^[./]/.test(id),
    plugins: [dts({ emitDtsOnly: true, tsconfig: 'tsconfig.build.json' })],
    output: { dir: 'dist', format: 'esm', chunkFileNames: 'types/[name].js' },
  },
  ...(tools.length > 0
    ? [
        {
          input: {
            tokens: join(uiFolder, 'src/theme/themes.css.ts'),
            reset: join(uiFolder, 'src/theme/reset.css.ts'),
            ...Object.fromEntries(tools.map((tool) => [tool, modules[`${tool}/index`]!])),
          },
          cwd: root,
          resolve: { conditionNames: [sourceCondition] },
          external: (id: string) => !/^(?:[./]|@advisor\/)/.test(id) && !id.includes('.vanilla.css'),
          // A statement that keeps the module of the rules.
          plugins: [rulesApart('__rules__;'), stylesOf(root), stylesOf(uiFolder), sheetsOfTools],
          output: { dir: 'dist', format: 'esm' as const },
        },
      ]
    : []),
]);
