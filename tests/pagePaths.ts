import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of the public pages, by their folders. */
export const pagePaths = readdirSync(join(import.meta.dirname, '../apps/site/src/pages'))
  .filter((folder) => folder !== 'not-found')
  .map((folder) => `/${folder}`);
