import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && !/^\.changeset\/|CHANGELOG\.md$|api\.md$/.test(path) && existsSync(join(root, path)));

it.each(documents)('%s links to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, link]) => link!,
  );
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

it('the README begins with the two commands and is short', () => {
  const lines = read('README.md').split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  const commands = lines.slice(0, 30).filter((line) => line.startsWith('npx '));
  expect(commands.map((command) => command.split(' ').at(-1))).toEqual(['start', 'test']);
});

it('the index of decisions lists each, in order', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\. .*\]\((\d{4}-[\w-]+\.md)\)$/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(globSync('0*.md', { cwd: join(root, 'docs/decisions') }).toSorted());
  expect(listed.map(([, number]) => Number(number))).toEqual(listed.map(([, , file]) => Number(file!.slice(0, 4))));
});

it('the folders and files that the architecture page names exist', () => {
  const page = read('docs/architecture.md');
  const named = [...page.matchAll(/`((?:packages|apps|tests|supabase|docs)\/[\w./-]+)(?:\/<\w+>[\w./-]*)?`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the architecture page has an admission rule for each folder', () => {
  const [, table] = read('docs/architecture.md').split('## What belongs where');
  const rows = table!.split('\n').filter((line) => line.startsWith('| `'));
  const ruled = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const folders = [
    'packages/ui/src',
    'packages/tools/src',
    'packages/content/src',
    'apps/site/src',
    'apps/server',
    'tests',
  ];
  const missing = folders.flatMap((folder) => {
    const names = new Set(
      tracked
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0]!),
    );
    return [...names]
      .filter((name) => !name.includes('.') && !tracked.includes(`${folder}/${name}/engine.ts`))
      .filter((name) => !ruled.includes(`${folder}/${name}`) && !ruled.includes(name));
  });
  expect(missing).toEqual([]);
});
