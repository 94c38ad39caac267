import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** There only while the owner has put a recipe on the site (RECIPE-1). */
const withRecipes = ['recipe', 'recipes'];

/** The paths of the public pages, by their folders. */
export const pagePaths = readdirSync(join(import.meta.dirname, '../../apps/site/src/pages'))
  .filter((folder) => folder !== 'not-found' && !withRecipes.includes(folder))
  .map((folder) => `/${folder}`);
