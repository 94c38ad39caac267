import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Drawn for each entry; recipes and editions only while the owner has put one on the site (RECIPE-1, BRIEF-15, PAGE-50). */
const ofEntries = ['edition', 'paper', 'recipe', 'recipes'];

/** The paths of the public pages, by their folders. */
export const pagePaths = readdirSync(join(import.meta.dirname, '../../apps/site/src/pages'))
  .filter((folder) => folder !== 'not-found' && !ofEntries.includes(folder))
  .map((folder) => `/${folder}`);
