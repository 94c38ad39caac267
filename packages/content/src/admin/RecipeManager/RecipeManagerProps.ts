import type { FileStore } from '../fileStore';
import type { RecipePublishing, RecipeStore } from '../recipeStore';
import type { RecipeView } from '../recipeView';

export interface RecipeManagerProps {
  /** Where recipes are loaded, saved, deleted and restored. */
  recipes: RecipeStore;
  /** How recipes are put on the site. Without it nothing is said of the site. */
  publishing?: RecipePublishing;
  /** Where pictures are chosen and stored. Without it none can be chosen. */
  files?: FileStore;
  /** The view; see `readRecipeView`. */
  view: RecipeView;
  /** Called with a new view. `replace` is true if it should not be a history entry of its own: after each pause in typing. */
  onViewChange: (view: RecipeView, options: { replace: boolean }) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}
