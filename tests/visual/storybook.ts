import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Out of version control; may be deleted at any time. */
export const cache = join(root, '.cache/visual');

/** Builds the Storybook of a working tree with what stories need and nothing else: no docs pages, no prop tables. */
export function buildStorybook(tree: string, folder: string): void {
  execFileSync(
    'pnpm',
    ['exec', 'storybook', 'build', '--test', '--quiet', '--loglevel', 'error', '--output-dir', folder],
    {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
