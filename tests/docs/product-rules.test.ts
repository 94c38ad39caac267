import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pagePaths } from '../support/pagePaths.ts';
import { entriesOf, folders } from '../packages/manifests.ts';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(?:[cm]?[jt]sx?|mdx?|css|html|json|sql|ya?ml)$/.test(path) && path !== 'pnpm-lock.yaml')
  .filter((path) => existsSync(`${root}${path}`));

/** The id prefix of each page, from the table in docs/product/README.md. */
const prefixes = new Map(
  [...read('docs/product/README.md').matchAll(/^\| \[(\S+\.md)\]\(\S+\) \| `([A-Z]+)` \|/gm)].map(
    ([, page, prefix]) => [page!, prefix!] as const,
  ),
);
const id = new RegExp(`\\b(?:${[...prefixes.values()].join('|')})-[1-9]\\d*\\b`, 'g');

/** Every rule, with the page that defines it: `- **SITE-1** …`. */
const rules = [...prefixes.keys()].flatMap((page) =>
  [...read(`docs/product/${page}`).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, rule]) => ({ page, rule: rule! })),
);

/** Documents that are not part of the repository. */
const outside = /\bspec\/\w+\.md\b|\bdecisions\.md\b/g;

/** What the pattern finds in the files, as `path: match`. */
const findIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...new Set(read(path).match(pattern))].map((match) => `${path}: ${match}`));

describe('the product rules', () => {
  it('have an id of their page, each only once', () => {
    expect(rules.length).toBeGreaterThan(150);
    expect([...prefixes.keys()].toSorted()).toEqual(
      globSync('docs/product/*.md', { cwd: root })
        .map((path) => basename(path))
        .filter((page) => page !== 'README.md')
        .toSorted(),
    );
    for (const { page, rule } of rules) expect(rule, page).toMatch(new RegExp(`^${prefixes.get(page)}-`));
    expect(rules.map(({ rule }) => rule).filter((rule, at, all) => all.indexOf(rule) !== at)).toEqual([]);
  });

  it('name pages that there are', () => {
    const [, named = ''] = /\*\*SITE-3\*\* Public pages: ([^.]+)\./.exec(read('docs/product/site.md')) ?? [];
    expect(named.match(/\/[\w-]+/g)?.filter((path) => !pagePaths.includes(path))).toEqual([]);
  });

  it('are cited by ids that exist', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    expect(findIn(tracked, id).filter((citation) => !known.has(citation.split(': ')[1]!))).toEqual([]);
  });

  it('are cited instead of documents outside the repository', () => {
    expect(findIn(tracked, outside)).toEqual([]);
  });

  it('are not cited in published declarations, which stand on their own', () => {
    const declarations = globSync('packages/*/dist/**/*.d.ts', { cwd: root });
    expect(declarations.length).toBeGreaterThan(folders.flatMap(entriesOf).length);
    expect(findIn(declarations, new RegExp(`${id.source}|\\bspec/|\\bdecisions\\.md|\\bdocs/`, 'g'))).toEqual([]);
  });
});
