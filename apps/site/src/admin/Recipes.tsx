import { RecipeManager } from '@advisor/content/admin';
import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '../backend/recipes';

const recipes = { list: listRecipes, create: createRecipe, update: updateRecipe, remove: deleteRecipe };

/** /admin/recipes */
export default function Recipes() {
  return <RecipeManager recipes={recipes} />;
}
