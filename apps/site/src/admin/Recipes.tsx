import { readRecipeView, RecipeManager, recipeViewAddress } from '@advisor/content/admin';
import { siteFiles } from '../backend/tables/files';
import { recipePublishing, recipeStore } from '../backend/tables/recipes';
import { LeaveGuard, useLeaveGuard } from '../guarded/LeaveGuard';
import { useAddressState } from '../guarded/useAddressState';

/** /admin/recipes */
export default function Recipes() {
  const [view, setView] = useAddressState(readRecipeView, recipeViewAddress);
  const { setUnsaved, ...question } = useLeaveGuard();
  return (
    <>
      <RecipeManager
        recipes={recipeStore}
        publishing={recipePublishing}
        files={siteFiles}
        view={view}
        onViewChange={setView}
        onUnsavedChange={setUnsaved}
      />
      <LeaveGuard {...question} />
    </>
  );
}
