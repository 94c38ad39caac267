import { collection } from '../collection';
import { storedRecipe } from './schema';

/**
 * The recipes that are on the site, under their slugs. They are not among `collections`: the owner keeps them in a table of
 * their own, and what is published is a copy.
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
