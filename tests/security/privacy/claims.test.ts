import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../support/builtSite.ts';
import { databases, type MigratedDatabase } from '../support/databases.ts';
import { claims, tablesOfTheOwner } from './claims.ts';

/** The privacy policy against what is stored and sent: docs/product/counting.md, COUNT-11. */

const root = join(import.meta.dirname, '../../..');
const all = Object.entries(claims);
const table = 'tests/security/privacy/claims.ts';

/** Names that are in no claim, in several, or in a claim without being there. */
function problems(there: readonly string[], named: readonly string[], toDo: string): string[] {
  return [
    ...there.filter((name) => !named.includes(name)).map((name) => `${name} is in no claim: ${toDo}`),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => `${name} is in two claims of ${table}`),
    ...named.filter((name) => !there.includes(name)).map((name) => `${name} does not exist: take it out of ${table}`),
  ];
}

const sources = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*', '**/*.stories.*', '**/src/stories/**'],
  });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(all)('the policy says what the claim “%s” is about', (_id, { says }) => {
  const page = parse(readFileSync(join(dist, 'client/privacy-policy.html'), 'utf8'));
  // Names and figures have spaces of their own.
  const text = page.querySelector('main')!.textContent.replaceAll(/\s+/g, ' ');
  expect(text).toContain(says);
});

describe('the database', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await databases[0]![1]!();
  });
  afterAll(() => database?.close());

  it('stores nothing of visitors but what the policy says', async () => {
    const rows = await database.query(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    );
    const columns = rows.flatMap((row) =>
      Object.hasOwn(tablesOfTheOwner, String(row.table)) ? [] : [`${String(row.table)}.${String(row.column)}`],
    );
    expect(columns.length).toBeGreaterThan(50);
    const toDo = `say in the privacy policy (apps/site/src/pages/privacy-policy/page.ts) that it is stored, and add it to that sentence’s claim in ${table}; if its table has nothing of visitors, to tablesOfTheOwner there.`;
    expect(
      problems(
        columns,
        all.flatMap(([, claim]) => claim.columns ?? []),
        toDo,
      ),
    ).toEqual([]);
    const tables = new Set(rows.map((row) => String(row.table)));
    expect(Object.keys(tablesOfTheOwner).filter((name) => !tables.has(name))).toEqual([]);
  });
});

it('the browser keeps nothing but what the policy says', () => {
  const files = sources(['apps/site/{src,build}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']).filter((file) =>
    /\b(?:local|session)Storage\b(?!')|\bindexedDB\b|\bcaches\.|serviceWorker\b/.test(withoutComments(read(file))),
  );
  expect(files.length).toBeGreaterThan(8);
  const toDo = `say in the privacy policy what it keeps in the browser, and add the file with its keys to that claim in ${table}.`;
  expect(
    problems(
      // Shared by plays of stories alone.
      files.filter((file) => !file.endsWith('Plays.ts')),
      all.flatMap(([, { storage = {} }]) => Object.keys(storage)),
      toDo,
    ),
  ).toEqual([]);
});

it('nothing sets a cookie', () => {
  const files = sources(['apps/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'supabase/**/*.ts']);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /document\.cookie|cookieStore|set-cookie/i.test(withoutComments(read(file))))).toEqual(
    [],
  );
});

it('a page asks no other site for anything', () => {
  const { pages } = JSON.parse(read('apps/site/dist/serve.json')) as { pages: Record<string, { csp: string }> };
  const open = Object.entries(pages).filter(([path]) => !path.startsWith('/admin'));
  expect(open.length).toBeGreaterThan(40);
  for (const [path, { csp }] of open) {
    expect(csp, path).toContain("default-src 'none'");
    expect(csp.match(/https?:\S*|\*\.\S+/g) ?? [], path).toEqual([]);
    expect(csp, path).toContain("connect-src 'self';");
  }
});

it('no mail goes to visitors but those of the policy', () => {
  const lines = sources(['supabase/functions/**/*.ts']).flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:\{ )?kind: ([^,\n]*'[^,\n]*)/gm)].map((match) => match[1]!),
  );
  const ofFunctions = lines.flatMap((line) => [...line.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]!));
  // Those that the database stores itself.
  const stored =
    /insert into public\.outgoing_mails \((?:id, )?kind\b[^)]*\)\s*(?:select|values \()\s*(?:\w+, )?'([a-z-]+)'/g;
  const ofDatabase = globSync('supabase/migrations/*.sql', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(stored)].map((match) => match[1]!),
  );
  expect(ofDatabase).not.toEqual([]);
  const kinds = [...new Set([...ofFunctions, ...ofDatabase])];
  const toDo = `say in the privacy policy when it is sent, and add the kind to that claim in ${table}.`;
  expect(
    problems(
      kinds,
      all.flatMap(([, { mails = [] }]) => mails),
      toDo,
    ),
  ).toEqual([]);
});

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
