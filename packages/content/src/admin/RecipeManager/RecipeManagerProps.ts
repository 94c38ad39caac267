import type { FileStore } from '../files/fileStore';
import type { RecipePublishing, RecipeStore } from '../recipes/recipeStore';
import type { RecipeView } from '../recipes/recipeView';

export interface RecipeManagerProps {
  recipes: RecipeStore;
  /** Publishes recipes. Without it their state is hidden. */
  publishing?: RecipePublishing;
  /** The file store. Without it no picture can be chosen. */
  files?: FileStore;
  /** The view; see `readRecipeView`. */
  view: RecipeView;
  /**
   * Called with a new view. `replace` is true if it should replace the history entry, as after each pause in typing.
   */
  onViewChange: (view: RecipeView, options: { replace: boolean }) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}
