import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { snippetsOf } from '../../.storybook/code/snippets.ts';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';
import { layerNames } from '../../packages/ui/src/theme/layerNames.ts';
import { sourceCondition } from '../../viteOptions.ts';
import { folders, manifestOf, pathIn, stylesheetsOf, type Manifest } from './manifests.ts';
import { reachableFiles } from './reachable.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'advisor-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modules = join(folder, 'node_modules');

describe.each(folders)('@advisor/%s, as it would be published', (name) => {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: pathIn(name), stdio: 'ignore' });
  const tarball = readdirSync(folder).find((file) => file.startsWith(`advisor-${name}-`))!;
  const data = new Uint8Array(readFileSync(join(folder, tarball)));
  const unpacked = join(modules, '@advisor', name);
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', unpacked, '--strip-components=1']);

  it('has nothing that publint finds wrong', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer as ArrayBuffer } });
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
  });

  it('gives every importer the right types', async () => {
    const result = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: [/\.css$/] });
    if (!result.types) throw new Error('The package has no types.');
    // ES modules only: CommonJS before Node 22 cannot require them, and Node 10 does not support exports maps.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  it('holds what its exports map leads to, what it says about itself, and nothing else', () => {
    const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(unpacked, join(file.parentPath, file.name)));
    const about = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/vendor/LICENSES',
      ...(name === 'ui' ? ['codemods/tone.cjs', 'dist/theme/fonts/LICENSE'] : []),
      ...(name === 'tools' ? [`dist/cdn/${manifestOf('tools').version}/sri.json`] : []),
    ];
    expect(files.toSorted()).toEqual([...reachableFiles(unpacked), ...about].toSorted());
  });

  it('has no module that the vanilla-extract of an app would take for a stylesheet to compile', () => {
    const files = readdirSync(pathIn(name, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.css\.[cm]?jsx?$/.test(file))).toEqual([]);
  });

  it('settles the order of the cascade layers in every stylesheet, whichever an app loads first', () => {
    const order = `@layer ${layerNames.join(', ')};`;
    const sheets = Object.values(stylesheetsOf(name));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((file) => !readFileSync(file, 'utf8').startsWith(order))).toEqual([]);
  });

  it('leaves the sources, what builds them and what is copied from the modules to the workspace', () => {
    const { exports, ...manifest } = JSON.parse(
      execFileSync('tar', ['-xzOf', join(folder, tarball), 'package/package.json'], { encoding: 'utf8' }),
    ) as Manifest;
    expect(Object.keys(exports)).toEqual(Object.keys(manifestOf(name).exports));
    expect(JSON.stringify(exports)).not.toContain(sourceCondition);
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest).not.toHaveProperty('scripts');
  });

  it('says where it comes from, what it is and who publishes it', () => {
    const manifest = manifestOf(name);
    expect(manifest.repository.directory).toBe(`packages/${name}`);
    expect(manifest.homepage).toContain(`packages/${name}`);
    expect(manifest.bugs).toMatch(/^https:/);
    expect(manifest.description.length).toBeGreaterThan(40);
    expect(manifest.keywords.length).toBeGreaterThan(3);
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  it('has no stylesheet in its modules, and marks those that React runs on the client', () => {
    const modules = readdirSync(pathIn(name, 'dist'), { recursive: true, encoding: 'utf8' })
      // The embed script is for browsers alone.
      .filter((file) => file.endsWith('.js') && !/^(?:embed|cdn)\//.test(file))
      .map((file) => ({ file, text: readFileSync(pathIn(name, 'dist', file), 'utf8') }));
    expect(modules.filter(({ text }) => /\bimport\b[^;\n]*\.css["']/.test(text)).map(({ file }) => file)).toEqual([]);
    // Browsers have no `require`.
    expect(modules.filter(({ text }) => /require\(["']/.test(text)).map(({ file }) => file)).toEqual([]);
    const needsClient =
      /\b(?:createContext|useState|useRef|useEffect|useId|forwardRef|PureComponent)\b[^;]*from "react"|from "react\/jsx-runtime"/;
    const marked = modules.filter(({ text }) => text.startsWith('"use client";'));
    expect(marked.length).toBeGreaterThan(30);
    expect(modules.filter(({ text }) => needsClient.test(text))).toEqual(
      marked.filter(({ text }) => needsClient.test(text)),
    );
    // Rules and data stay usable on a server.
    const pure = /(?:^|\/)(?:engine|lists|text|theme|ics|csv|terms|events)(?:\/|\.js)/;
    expect(marked.filter(({ file }) => !file.startsWith('vendor') && pure.test(file)).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('ships the change log of its version', () => {
    const { name: packageName, version } = manifestOf(name);
    const log = execFileSync('tar', ['-xzOf', join(folder, tarball), 'package/CHANGELOG.md'], { encoding: 'utf8' });
    expect(log.startsWith(`# ${packageName}\n\n## ${version}\n`)).toBe(true);
  });

  it('lets a bundler drop every module that is not used, but stylesheets and what is imported for its effect', () => {
    const styles = ['**/*.css', '**/*.css.ts'];
    const more = {
      ui: ['**/*.styles.ts'],
      tools: ['./dist/embed/embed.js', './dist/cdn/**/*.js', './src/embed/embed.ts'],
      content: [],
    };
    expect(manifestOf(name).sideEffects).toEqual([...styles, ...more[name]]);
  });
});

describe('the packages together', () => {
  it('have what the import lines and the code of all stories use, with these types', async () => {
    for (const from of [root, ...folders.map((name) => pathIn(name))])
      for (const name of readdirSync(join(from, 'node_modules')))
        if (!existsSync(join(modules, name))) symlinkSync(join(from, 'node_modules', name), join(modules, name));
    const code = join(folder, 'code');
    mkdirSync(code);
    for (const { path, title } of await readStoryFiles()) {
      const { importLine = '', stories = new Map<string, string>() } = (await snippetsOf(join(root, path))) ?? {};
      for (const [name, text] of [['import', importLine] as const, ...stories])
        writeFileSync(join(code, `${title.replaceAll('/', ' ')} ${name}.tsx`), text);
    }
    const compilerOptions = {
      jsx: 'react-jsx',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleDetection: 'force',
      moduleResolution: 'bundler',
      noEmit: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      strict: true,
      target: 'es2023',
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['code'] }));
    expect(readdirSync(code).length).toBeGreaterThan(950);
    const { status, stdout } = spawnSync('tsc', ['--project', folder], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });
});
