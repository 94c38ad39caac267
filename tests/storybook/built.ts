import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  id: string;
  /** As the sidebar has it: `Feedback/Alert`. */
  title: string;
  type: 'docs' | 'story';
}

/** The folder of the built Storybook. */
export const folder = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(join(folder, 'llms.txt')))
  throw new Error('There is no built Storybook to test. Run `pnpm build-storybook` first.');

/** Its docs pages and stories. */
export const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
