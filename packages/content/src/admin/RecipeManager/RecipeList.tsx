import { Button, EmptyState, Grid, Skeleton } from '@advisor/ui';
import { media } from '@advisor/ui/theme';
import { EntryBoundary } from '../EntryBoundary';
import { ListResults } from '../ListResults';
import { RecipeCard } from '../RecipeCard';
import type { RecipeSite } from '../recipeOnSite';
import { RecipeTable } from '../RecipeTable';
import type { FileStore } from '../fileStore';
import { onSiteStateOf, type Recipe } from '../recipe';
import { recipeViewAddress, type RecipeView } from '../recipeView';
import { useMedia } from '../useMedia';
import type { PagedListState } from '../usePagedList';

export interface RecipeListProps extends PagedListState<Recipe> {
  view: RecipeView;
  onCreate: () => void;
  /** Called to clear a search without results. */
  onShowAll: () => void;
  onEdit: (recipe: Recipe) => void;
  onDuplicate: (recipe: Recipe) => void;
  onDelete: (recipe: Recipe) => void;
  /** How recipes are put on the site, if they can be. */
  site: RecipesOnSite | undefined;
  /** Where their pictures are kept. */
  files: FileStore | undefined;
}

interface RecipesOnSite {
  publish: (recipe: Recipe) => Promise<void>;
  unpublish: (recipe: Recipe) => Promise<void>;
  /** The ids of recipes that are being put on the site or taken off. */
  moving: readonly string[];
  /** The ids of recipes whose last change waits for the site to be built. */
  waiting: readonly string[];
  showsPicture: (address: string) => boolean;
}

const siteOf = (recipe: Recipe, site: RecipesOnSite): RecipeSite => ({
  state: onSiteStateOf(recipe),
  busy: site.moving.includes(recipe.id),
  waiting: site.waiting.includes(recipe.id),
  hidesPicture: recipe.image_url !== null && !site.showsPicture(recipe.image_url),
  onPublish: () => void site.publish(recipe),
  onUnpublish: () => void site.unpublish(recipe),
});

/** One page of recipes with pagination, a table or on a phone cards, or its loading, empty or failure state. */
export function RecipeList({ list, current, failed, loading, view, site, files, ...on }: RecipeListProps) {
  const hasRoom = useMedia(media.tablet);
  if (!list) {
    if (failed) return null;
    return <Skeleton heading label="Loading recipes" />;
  }
  // Unknown: the server did not answer, or only an earlier search.
  if (list.total === 0 && (failed || !current)) return null;
  if (list.total === 0) return <NoRecipes {...on} search={view.search} />;
  return (
    <ListResults
      label="Recipes"
      {...view}
      total={list.total}
      loading={loading}
      hrefOf={(page) => recipeViewAddress({ ...view, page })}
    >
      {hasRoom ? (
        <RecipeTable
          recipes={list.rows}
          siteOf={site && ((recipe) => siteOf(recipe, site))}
          files={files}
          onEdit={on.onEdit}
          onDuplicate={on.onDuplicate}
          onDelete={on.onDelete}
        />
      ) : (
        <Grid as="ul" columns={1}>
          {list.rows.map((recipe) => (
            <li key={recipe.id}>
              <EntryBoundary entry={recipe} onDelete={() => on.onDelete(recipe)}>
                <RecipeCard
                  recipe={recipe}
                  level={2}
                  site={site && siteOf(recipe, site)}
                  files={files}
                  onEdit={() => on.onEdit(recipe)}
                  onDuplicate={() => on.onDuplicate(recipe)}
                  onDelete={() => on.onDelete(recipe)}
                />
              </EntryBoundary>
            </li>
          ))}
        </Grid>
      )}
    </ListResults>
  );
}

function NoRecipes({
  search,
  onCreate,
  onShowAll,
}: { search: string } & Pick<RecipeListProps, 'onCreate' | 'onShowAll'>) {
  if (search) {
    return (
      <EmptyState
        title={`No recipe for “${search}”`}
        level={2}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all recipes
          </Button>
        }
      >
        Titles and categories were searched. Try fewer letters, or another word.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No recipes yet" level={2} action={<Button onClick={onCreate}>Add your first recipe</Button>}>
      Create the first recipe: a title, the ingredients and the instructions are enough.
    </EmptyState>
  );
}
