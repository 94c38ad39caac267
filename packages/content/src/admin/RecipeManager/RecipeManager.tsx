import { Alert, Button, ConfirmDialog, EmptyState, Grid, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Recipe, RecipeInput } from '../recipe';
import { RecipeCard } from '../RecipeCard';
import { RecipeDialog } from '../RecipeDialog';
import { useRecipes } from './useRecipes';

/** Where recipes are kept. Every call rejects when it fails. */
export interface RecipeStore {
  /** All recipes, newest first. */
  list: () => Promise<Recipe[]>;
  create: (recipe: RecipeInput) => Promise<unknown>;
  update: (id: string, recipe: RecipeInput) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

export interface RecipeManagerProps {
  recipes: RecipeStore;
}

/** What is being made, edited or asked about; one at a time. */
type Open = { what: 'nothing' } | { what: 'create' } | { what: 'edit' | 'delete'; recipe: Recipe };

const nothing: Open = { what: 'nothing' };

/** The page /admin/recipes: the list with its count, and adding, editing and deleting (spec/site.md §2, §4, §8). */
export function RecipeManager({ recipes }: RecipeManagerProps) {
  const { state, reload, save, remove, removing } = useRecipes(recipes);
  const [open, setOpen] = useState<Open>(nothing);
  const close = () => setOpen(nothing);
  const create = () => setOpen({ what: 'create' });

  return (
    <>
      <Hero label="Admin" headline="Recipes" tagline={state.recipes ? countOf(state.recipes.length) : 'Counting …'}>
        <Stack direction="row">
          <Button icon={<Plus aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />} onClick={create}>
            Add recipe
          </Button>
        </Stack>
      </Hero>
      <Section wide>
        <Stack space="l">
          {state.failed ? (
            <Alert
              live
              tone="critical"
              title="Failed to load recipes"
              action={
                <Button variant="secondary" size="small" onClick={reload}>
                  Try again
                </Button>
              }
            >
              {state.recipes ? 'What you see may be out of date.' : 'Check your connection. Nothing was changed.'}
            </Alert>
          ) : null}
          <RecipeList
            recipes={state.recipes}
            failed={state.failed}
            onCreate={create}
            onEdit={(recipe) => setOpen({ what: 'edit', recipe })}
            onDelete={(recipe) => setOpen({ what: 'delete', recipe })}
          />
        </Stack>
      </Section>
      <RecipeDialog
        open={open.what === 'create' || open.what === 'edit'}
        recipe={open.what === 'edit' ? open.recipe : undefined}
        onSave={(recipe) => save(recipe, open.what === 'edit' ? open.recipe.id : undefined)}
        onClose={close}
      />
      <ConfirmDialog
        open={open.what === 'delete'}
        question="Are you sure you want to delete this recipe?"
        confirmLabel="Delete recipe"
        tone="critical"
        busy={removing}
        onConfirm={() => {
          if (open.what === 'delete') void remove(open.recipe.id).then(close);
        }}
        onCancel={close}
      >
        {open.what === 'delete' ? <Text size="s">{open.recipe.title}</Text> : null}
      </ConfirmDialog>
    </>
  );
}

const countOf = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

interface RecipeListProps {
  recipes: Recipe[] | null;
  failed: boolean;
  onCreate: () => void;
  onEdit: (recipe: Recipe) => void;
  onDelete: (recipe: Recipe) => void;
}

function RecipeList({ recipes, failed, onCreate, onEdit, onDelete }: RecipeListProps) {
  if (!recipes) {
    if (failed) return null;
    return (
      <Grid columns={3}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} heading label={place === 0 ? 'Loading recipes' : undefined} />
        ))}
      </Grid>
    );
  }
  if (recipes.length === 0) {
    return (
      <EmptyState title="No recipes yet" level={2} action={<Button onClick={onCreate}>Add your first recipe</Button>}>
        Create the first item of the catalogue: a title, the ingredients and the instructions are enough.
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" columns={3}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} level={2} onEdit={() => onEdit(recipe)} onDelete={() => onDelete(recipe)} />
        </li>
      ))}
    </Grid>
  );
}
