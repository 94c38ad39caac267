import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each(['packages/ui', 'packages/tools', 'packages/content'])(
  'the types of %s need no file of .storybook',
  (folder) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const files = execFileSync(tsc, ['--project', folder, '--listFilesOnly'], { cwd: root, encoding: 'utf8' }).split(
      '\n',
    );
    expect(files.some((file) => file.startsWith(join(root, folder, 'src/')))).toBe(true);
    expect(files.filter((file) => file.includes('/.storybook/'))).toEqual([]);
  },
);
