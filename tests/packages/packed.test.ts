import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { folders, pathIn } from './manifests.ts';

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
    // Packages of ES modules alone: CommonJS before Node 22 cannot require them, and Node 10 knows no exports maps.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  it('holds no source, no test and no story', () => {
    const files = execFileSync('tar', ['-tzf', join(folder, tarball)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(files.filter((file) => /\/src\/|\.(?:test|stories)\.|tsbuildinfo|tsconfig/.test(file))).toEqual([]);
    expect(files).toContain('package/package.json');
  });
});
