import { Icon, IconButton, Text, VisuallyHidden } from '@advisor/ui';
import { DataTable } from '@advisor/ui/table';
import { Copy, Pencil, Trash2 } from 'lucide';
import { FactLine } from '../../cards/FactLine';
import { EntryBoundary } from '../EntryBoundary';
import type { FileStore } from '../files/fileStore';
import { recipeFacts, type Recipe } from '../recipes/recipe';
import { DifficultyBadge, SiteActions, SiteBadge, SiteNotes, type RecipeSite } from '../recipes/recipeOnSite';
import { RecipePhoto } from '../RecipePhoto';
import * as styles from './RecipeTable.css';

export interface RecipeTableProps {
  recipes: readonly Recipe[];
  /** The publication state of a recipe. Hidden without it. */
  siteOf?: ((recipe: Recipe) => RecipeSite) | undefined;
  /** The file store. */
  files?: FileStore | undefined;
  /** Called when Edit is pressed. */
  onEdit: (recipe: Recipe) => void;
  /** Called when Duplicate is pressed. */
  onDuplicate: (recipe: Recipe) => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: (recipe: Recipe) => void;
}

/** Recipes in rows, from tablet width. Renders a `<table>`. */
export function RecipeTable({ recipes, siteOf, files, onEdit, onDuplicate, onDelete }: RecipeTableProps) {
  return (
    <DataTable caption="Recipes" captionHidden align="top">
      <thead>
        <tr>
          <th scope="col">Recipe</th>
          <th scope="col">To cook</th>
          {siteOf ? <th scope="col">Visitors</th> : null}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <EntryBoundary
            key={recipe.id}
            entry={recipe}
            onDelete={() => onDelete(recipe)}
            frame={(message) => (
              <tr>
                <td colSpan={siteOf ? 4 : 3}>{message}</td>
              </tr>
            )}
          >
            <Row
              recipe={recipe}
              site={siteOf?.(recipe)}
              files={files}
              onEdit={() => onEdit(recipe)}
              onDuplicate={() => onDuplicate(recipe)}
              onDelete={() => onDelete(recipe)}
            />
          </EntryBoundary>
        ))}
      </tbody>
    </DataTable>
  );
}

interface RowProps {
  recipe: Recipe;
  site: RecipeSite | undefined;
  files: FileStore | undefined;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

function Row({ recipe, site, files, onEdit, onDuplicate, onDelete }: RowProps) {
  const { title, category, difficulty, image_url } = recipe;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <span className={styles.recipe}>
          {image_url ? (
            <span className={styles.photo}>
              <RecipePhoto recipe={recipe} files={files} small />
            </span>
          ) : null}
          <span>
            <span className={styles.name}>{title}</span>
            {category ? (
              <Text as="div" size="xs" color="soft">
                {category}
              </Text>
            ) : null}
          </span>
        </span>
      </th>
      <td>
        <DifficultyBadge difficulty={difficulty} />
        <Text size="xs" color="soft" tabular>
          <FactLine facts={recipeFacts(recipe)} />
        </Text>
      </td>
      {site ? (
        <td>
          <div className={styles.onSite}>
            <SiteBadge state={site.state} />
            <SiteActions recipe={recipe} {...site} />
            <SiteNotes {...site} />
          </div>
        </td>
      ) : null}
      <td>
        <div className={styles.actions}>
          <IconButton label={`Edit ${title}`} icon={<Icon icon={Pencil} />} onClick={onEdit} />
          <IconButton label={`Duplicate ${title}`} icon={<Icon icon={Copy} />} onClick={onDuplicate} />
          <IconButton destructive label={`Delete ${title}`} icon={<Icon icon={Trash2} />} onClick={onDelete} />
        </div>
      </td>
    </tr>
  );
}
