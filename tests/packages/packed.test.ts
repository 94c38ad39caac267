import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { layerNames } from '../../packages/ui/src/theme/layerNames.ts';
import { folders, manifestOf, pathIn } from './manifests.ts';
import { reachableFiles } from './reachable.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(folders)('@advisor/%s, as it would be published', (name) => {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: pathIn(name), stdio: 'ignore' });
  const tarball = readdirSync(folder).find((file) => file.startsWith(`advisor-${name}-`))!;
  const data = new Uint8Array(readFileSync(join(folder, tarball)));

  it('has nothing that publint finds wrong', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer as ArrayBuffer } });
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
  });

  it('gives every importer the right types', async () => {
    const result = await checkPackage(createPackageFromTarballData(data));
    if (!result.types) throw new Error('The package has no types.');
    // ES modules only: CommonJS before Node 22 cannot require them, and Node 10 does not support exports maps.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  it('holds what its exports map leads to, what it says about itself, and nothing else', () => {
    const unpacked = join(folder, name);
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', unpacked, '--strip-components=1']);
    const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(unpacked, join(file.parentPath, file.name)));
    const about = ['CHANGELOG.md', 'LICENSE', 'README.md', ...(name === 'ui' ? ['dist/theme/fonts/LICENSE'] : [])];
    // For sites without a bundler: see elements.test.ts.
    const imported = files.filter((file) => !file.startsWith('dist/cdn/'));
    expect(imported.toSorted()).toEqual([...reachableFiles(unpacked), ...about].toSorted());
  });

  it('has no module that the vanilla-extract of an app would take for a stylesheet to compile', () => {
    const files = readdirSync(pathIn(name, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.css\.[cm]?jsx?$/.test(file))).toEqual([]);
  });

  it('settles the order of the cascade layers in every stylesheet, whichever an app loads first', () => {
    const order = `@layer ${layerNames.join(', ')};`;
    const sheets = readdirSync(pathIn(name, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.filter((file) => !readFileSync(pathIn(name, 'dist', file), 'utf8').startsWith(order))).toEqual([]);
  });

  it('ships the change log of its version', () => {
    const { name: packageName, version } = manifestOf(name);
    const log = execFileSync('tar', ['-xzOf', join(folder, tarball), 'package/CHANGELOG.md'], { encoding: 'utf8' });
    expect(log.startsWith(`# ${packageName}\n\n## ${version}\n`)).toBe(true);
  });

  it('lets a bundler drop every module that is not used, but stylesheets and what is imported for its effect', () => {
    const styles = ['**/*.css', '**/*.css.ts', '**/*.styles.js'];
    const more = { ui: ['**/*.styles.ts'], tools: ['./dist/embed/embed.js', './src/embed/embed.ts'], content: [] };
    expect(manifestOf(name).sideEffects).toEqual([...styles, ...more[name]]);
  });
});
