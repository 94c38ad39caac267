import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeLogs, changesOf } from '../../.storybook/changeLogs.ts';
import { lastChangeOf } from '../../.storybook/code/history.ts';
import { folders, manifestOf } from '../packages/manifests.ts';

const root = join(import.meta.dirname, '../..');

describe('the change logs in Storybook', () => {
  it('have each changeset once, in the log of each package that it changes', () => {
    const changesets = globSync('.changeset/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
    for (const folder of folders) {
      const { name } = manifestOf(folder);
      const log = changeLogs.find((each) => each.startsWith(`# ${name}\n`))!;
      const [, next = '', released = ''] = /^(?:## Next release\n([^]*?))?(^## \d[^]*)/m.exec(log) ?? [];
      expect(released).toContain('## 0.1.0');
      expect(next.split(/^- /m).length - 1).toBe(changesets.filter((each) => each.includes(`'${name}': `)).length);
    }
  });

  it('say on the page of a component what names it, and nothing else', () => {
    const changes = changesOf("import { Dialog } from '@advisor/ui';");
    for (const each of changes.split(/^- /m).slice(1)) expect(each).toContain('`Dialog`');
    expect(changes).toMatch(/^### /);
    expect(changesOf("import { Unknown } from '@advisor/ui';")).toBe('');
  });
});

describe('the day of the last change', () => {
  it('is that of the last commit that changed the component, where there is the history', () => {
    const folder = 'packages/ui/src/sections/Hero';
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    const component = ['Hero.tsx', 'Hero.css.ts', 'index.ts'].map((name) => `${folder}/${name}`);
    const day = isShallow ? undefined : git('log', '-1', '--format=%cs', '--', ...component);
    expect(lastChangeOf(join(root, folder, 'Hero.stories.tsx'))).toBe(day);
  });
});
