import { Button, ConfirmDialog, Icon, Section, Stack, Text } from '@advisor/ui';
import { randomId } from '@advisor/ui/forms';
import { Plus } from 'lucide';
import { useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { countLine } from '../countLine';
import { countOf } from '../../countOf';
import { LoadFailure } from '../ListResults';
import { copyOf, type Recipe, type RecipeInput, type RecipeValues } from '../recipe';
import { RecipeDialog } from '../RecipeDialog';
import type { RecipeUpdate } from '../recipeStore';
import { defaultRecipeView } from '../recipeView';
import { UndoDelete } from '../UndoDelete';
import { useLastPage } from '../useLastPage';
import { RecipeControls } from './RecipeControls';
import { RecipeList } from './RecipeList';
import type { RecipeManagerProps } from './RecipeManagerProps';
import { useRecipes } from './useRecipes';

/** The open dialog, one at a time. */
type Open =
  | { what: 'nothing' }
  /** With its future id, the same for each attempt to save it. */
  | { what: 'create'; id: string; startWith?: RecipeValues }
  | { what: 'edit' | 'delete'; recipe: Recipe };

const nothing: Open = { what: 'nothing' };

// ADMIN-3, ADMIN-5, ADMIN-7
/** The page /admin/recipes: the list with its count, and adding, editing and deleting. */
export function RecipeManager({ recipes, publishing, files, view, onViewChange, onUnsavedChange }: RecipeManagerProps) {
  const { state, reload, save, remove, removing, deleted, undo, forget, ...site } = useRecipes(
    recipes,
    view,
    publishing,
  );
  const [open, setOpen] = useState<Open>(nothing);
  const close = () => setOpen(nothing);
  const create = (startWith?: RecipeValues) => setOpen({ what: 'create', id: randomId(), startWith });

  useLastPage(state, view, onViewChange);

  /** A recipe that was deleted meanwhile is created again with its id. */
  async function saveOpen(recipe: RecipeInput, version: string | null): Promise<RecipeUpdate> {
    if (open.what !== 'create' && open.what !== 'edit') throw new Error('No recipe is open.');
    return save(open.what === 'create' ? open.id : open.recipe.id, recipe, version);
  }

  return (
    <>
      <AdminHeading headline="Recipes" tagline={countLine(state, (total) => countFound(total, view.search))}>
        <Stack direction="row">
          <Button icon={<Icon icon={Plus} />} onClick={() => create()}>
            Add recipe
          </Button>
        </Stack>
      </AdminHeading>
      <Section wide>
        <Stack space="l">
          <RecipeControls view={view} onViewChange={onViewChange} />
          {deleted ? (
            <UndoDelete key={deleted.id} title={`“${deleted.title}” is deleted`} onUndo={undo} onForget={forget}>
              You can put it back until you leave this page.
            </UndoDelete>
          ) : null}
          {state.failed ? (
            <LoadFailure
              title="Failed to load recipes"
              shownSince={state.current ? state.loadedAt : null}
              busy={state.loading}
              onRetry={() => void reload()}
            />
          ) : null}
          <RecipeList
            {...state}
            view={view}
            files={files}
            site={publishing && { ...site, showsPicture: publishing.showsPicture }}
            onCreate={() => create()}
            onShowAll={() =>
              onViewChange({ ...defaultRecipeView, sort: view.sort, size: view.size }, { replace: false })
            }
            onEdit={(recipe) => setOpen({ what: 'edit', recipe })}
            onDuplicate={(recipe) => create(copyOf(recipe))}
            onDelete={(recipe) => setOpen({ what: 'delete', recipe })}
          />
        </Stack>
      </Section>
      <RecipeDialog
        open={open.what === 'create' || open.what === 'edit'}
        recipe={open.what === 'edit' ? open.recipe : undefined}
        startWith={open.what === 'create' ? open.startWith : undefined}
        files={files}
        onSave={saveOpen}
        onCheck={recipes.find}
        onClose={close}
        onUnsavedChange={onUnsavedChange}
      />
      <ConfirmDialog
        open={open.what === 'delete'}
        question="Are you sure you want to delete this recipe?"
        confirmLabel="Delete recipe"
        tone="danger"
        busy={removing}
        onConfirm={() => {
          if (open.what === 'delete') void remove(open.recipe, close);
        }}
        onCancel={close}
      >
        {open.what === 'delete' ? (
          <>
            <Text size="s">{open.recipe.title}</Text>
            {open.recipe.live_at ? <Text size="s">It is on the site, and is taken off first.</Text> : null}
          </>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

function countFound(count: number, search: string): string {
  const recipes = countOf(count, 'recipe', 'recipes');
  return search ? `${recipes} found for “${search}”` : recipes;
}
