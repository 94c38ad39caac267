import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../packages/tools/src/elements/declarations.ts';
import { manifest, withTables } from '../../packages/tools/src/elements/reference.ts';
import { manifestOf, pathIn } from './manifests.ts';

const read = (...path: string[]) => readFileSync(pathIn('tools', ...path), 'utf8');
const run = '`pnpm generate` writes it';

describe('what the package says about its elements', () => {
  it('is in custom-elements.json as the declaration has it', () => {
    expect(JSON.parse(read('custom-elements.json')), run).toEqual(JSON.parse(JSON.stringify(manifest())));
    expect(JSON.parse(read('package.json'))).toMatchObject({ customElements: 'custom-elements.json' });
  });

  it('is in the README as the declaration has it', () => {
    const readme = read('README.md');
    expect(withTables(readme), run).toBe(readme);
    for (const tag of Object.keys(declarations)) expect(readme).toContain(`### \`<${tag}>\``);
    expect(readme).toContain('`--advisor-colour-accent`');
  });
});

describe('the folder for a CDN', () => {
  const { version } = manifestOf('tools');
  const cdn = pathIn('tools', 'dist/cdn');
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
      .toSorted();

  it('has the files of this version, with the hashes of all of them', () => {
    expect(readdirSync(cdn)).toEqual([version]);
    const files = filesIn(join(cdn, version));
    const scripts = files.filter((file) => file !== 'sri.json');
    expect(scripts).toContain('embed.js');
    expect(scripts.length).toBeGreaterThan(6);
    const hashes = JSON.parse(readFileSync(join(cdn, version, 'sri.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(hashes).toSorted()).toEqual(scripts);
    for (const [file, hash] of Object.entries(hashes)) {
      const content = readFileSync(join(cdn, version, file));
      expect(hash, file).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
  });

  it('names no file outside it', () => {
    for (const file of filesIn(join(cdn, version)).filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(cdn, version, file), 'utf8');
      const asked = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g)].map(
        ([, path]) => path!,
      );
      expect(asked.filter((path) => !existsSync(join(cdn, version, file, '..', path)))).toEqual([]);
    }
  });
});
