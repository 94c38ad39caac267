import { collection } from '../collection';
import { storedRecipe } from './schema';

/**
 * The published recipes, by slug. Not in `collections`: recipes are stored in their own table, and only copies are
 * published.
 */
export const recipesCollection = collection({
  name: 'recipes',
  label: 'Recipes',
  entryLabel: 'Recipe',
  titleField: 'title',
  schema: storedRecipe,
  entries: {},
});

export { ownPicture, stepsOf } from '../../recipes';
export type { PublishedRecipe, RecipeSummary, StoredRecipe } from './schema';
