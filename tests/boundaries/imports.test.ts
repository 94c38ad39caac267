import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const forbidden: [file: string, specifier: string, says: string][] = [
  ['packages/ui/src/x.ts', '@advisor/content', 'knows no word of this site'],
  ['packages/ui/src/x.ts', '@advisor/tools/risk-matrix', 'knows no word of this site'],
  ['packages/ui/src/x.ts', 'react-router-dom', 'LinkProvider'],
  ['packages/ui/src/x.ts', 'styled-components', 'vanilla-extract'],
  ['packages/content/src/x.ts', '@advisor/tools/risk-matrix/engine', 'do not know each other'],
  ['packages/content/src/x.ts', '@supabase/supabase-js', 'only apps/site knows'],
  ['packages/content/src/x.ts', '../../ui/src/index', 'public entries only'],
  ['packages/content/src/x.ts', '@advisor/ui/src/index', 'public entries only'],
  ['packages/content/src/sections/X/X.tsx', '../../collections/boards/entries', 'as props'],
  ['packages/content/src/sections/X/X.tsx', '../../navigation', 'as props'],
  ['packages/content/src/cards/X/X.tsx', '../../collections/boards/entries', 'as props'],
  ['packages/content/src/illustrations/X.tsx', '../owner', 'as props'],
  ['packages/content/src/sections/X/X.tsx', '@supabase/supabase-js', 'only apps/site knows'],
  ['packages/tools/src/x.ts', '@advisor/content', 'never this site'],
  ['packages/tools/src/x.ts', 'react-router-dom', 'no router'],
  ['apps/site/src/pages/x.ts', '@supabase/supabase-js', 'Only src/backend'],
  ['apps/site/src/wiring/x.ts', '@supabase/supabase-js', 'Only src/backend'],
  ['apps/site/src/pages/x.ts', '@vanilla-extract/css', 'A page is composition'],
  ['apps/site/src/shell/x.ts', 'formik', '@advisor/content/forms'],
  ['apps/site/src/backend/x.ts', '../../../packages/ui/src/index', 'public entries only'],
];

const allowed: [file: string, specifier: string][] = [
  ['packages/content/src/x.ts', '@advisor/ui/sections'],
  ['packages/content/src/sections/X/X.stories.tsx', '../../collections/boards/entries'],
  ['packages/tools/src/x.ts', 'styled-components'],
  ['apps/site/src/backend/x.ts', '@supabase/supabase-js'],
  ['apps/site/src/pages/x.ts', '@advisor/content/sections'],
];

const folder = mkdtempSync(join(tmpdir(), 'advisor-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return file;
}

/** A file of its own in the same folder for each import. */
const importing = ([file, specifier]: readonly [string, string, string?], index: number) =>
  write(file.replace('.', `${index}.`), `import { thing } from '${specifier}';\nexport const used = thing;\n`);

const root = join(import.meta.dirname, '../..');
const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
const plugin = fileURLToPath(import.meta.resolve('eslint-plugin-regexp'));
writeFileSync(
  join(folder, '.oxlintrc.json'),
  rules
    .replace('"eslint-plugin-regexp"', JSON.stringify(plugin))
    .replace('./tests/boundaries/', join(import.meta.dirname, '/')),
);
const refused = forbidden.map(importing);
const accepted = allowed.map(importing);
const ofType = write(
  'packages/content/src/sections/X/Type.tsx',
  "import type { Board } from '../../collections/boards/schema';\nexport type One = Board;\n",
);
const cycle = ['One', 'Other'].map((name) => {
  const other = name === 'One' ? 'Other' : 'One';
  return write(`cycle/${name}.ts`, `import type { ${other} } from './${other}';\nexport type ${name} = ${other}[];\n`);
});
const slow = write('supabase/functions/x.ts', "export const trimmed = (text: string) => text.replace(/ +$/, '');\n");

const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
  cwd: folder,
  encoding: 'utf8',
});
const { diagnostics } = JSON.parse(stdout) as {
  diagnostics: { filename: string; code: string; message: string; help?: string }[];
};
/** What the linter says of a file. */
const saidOf = (file: string) =>
  diagnostics
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => [code, message, help].join(' '))
    .join('\n');

it.each(forbidden.map(([file, specifier, says], index) => [file, specifier, says, refused[index]!]))(
  '%s may not import %s',
  (_file, _specifier, says, written) => expect(saidOf(written)).toContain(says),
);

it.each(allowed.map(([file, specifier], index) => [file, specifier, accepted[index]!]))(
  '%s may import %s',
  (_file, _specifier, written) => expect(saidOf(written)).not.toContain('no-restricted-imports'),
);

it('a section may know the type of an entry', () => {
  expect(saidOf(ofType)).not.toContain('no-restricted-imports');
});

it('a cycle of types is refused too', () => {
  expect(cycle.map(saidOf).join()).toContain('no-cycle');
});

it('a pattern that takes quadratic time is refused', () => {
  expect(saidOf(slow)).toContain('no-super-linear-move');
});
