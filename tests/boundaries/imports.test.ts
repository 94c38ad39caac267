import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'advisor-boundaries-'));
cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter's messages about an import in `file`. */
function lint(file: string, specifier: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${specifier}';\nexport const used = thing;\n`);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: folder, encoding: 'utf8' });
  rmSync(path);
  return stdout;
}

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

describe('import boundaries', () => {
  it.each(forbidden)('%s may not import %s', (file, specifier, says) => {
    expect(lint(file, specifier).replaceAll(/\s+/g, ' ')).toContain(says);
  });

  it('let a section know the type of an entry', () => {
    const file = 'packages/content/src/sections/X/X.tsx';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      "import type { Board } from '../../collections/boards/schema';\nexport type One = Board;\n",
    );
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: folder, encoding: 'utf8' });
    expect(stdout).not.toContain('no-restricted-imports');
  });

  it('forbid a cycle of types too', () => {
    const write = (file: string, other: string) => {
      mkdirSync(join(folder, 'cycle'), { recursive: true });
      writeFileSync(
        join(folder, 'cycle', `${file}.ts`),
        `import type { ${other} } from './${other}';\nexport type ${file} = ${other}[];\n`,
      );
    };
    write('One', 'Other');
    write('Other', 'One');
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['cycle'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toContain('no-cycle');
  });

  it.each(allowed)('%s may import %s', (file, specifier) => {
    expect(lint(file, specifier)).not.toContain('no-restricted-imports');
  });
});
