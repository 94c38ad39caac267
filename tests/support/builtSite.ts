import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built site. */
export const dist = join(import.meta.dirname, '../../apps/site/dist');
if (!existsSync(join(dist, 'serve.json'))) throw new Error('There is no built site to test. Run `pnpm build` first.');
