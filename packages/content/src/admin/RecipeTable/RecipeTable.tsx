import { Icon, IconButton, Text, VisuallyHidden } from '@advisor/ui';
import { Copy, Pencil, Trash2 } from 'lucide';
import { EntryBoundary } from '../EntryBoundary';
import type { FileStore } from '../fileStore';
import { recipeFacts, type Recipe } from '../recipe';
import { DifficultyBadge, SiteActions, SiteBadge, SiteNotes, type RecipeSite } from '../recipeOnSite';
import { RecipePhoto } from '../RecipePhoto';
import * as styles from './RecipeTable.css';

export interface RecipeTableProps {
  /** The recipes to show, a row each, in this order. */
  recipes: readonly Recipe[];
  /** What of a recipe is on the site. Without it nothing is said of the site. */
  siteOf?: ((recipe: Recipe) => RecipeSite) | undefined;
  /** Where their pictures are kept. */
  files?: FileStore | undefined;
  /** Called when Edit is pressed. */
  onEdit: (recipe: Recipe) => void;
  /** Called when Duplicate is pressed. */
  onDuplicate: (recipe: Recipe) => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: (recipe: Recipe) => void;
}

/** Recipes of the catalogue in rows, from the width of a tablet on. Renders a `<table>`. */
export function RecipeTable({ recipes, siteOf, files, onEdit, onDuplicate, onDelete }: RecipeTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Recipes</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Recipe
          </th>
          <th scope="col" className={styles.head}>
            To cook
          </th>
          {siteOf ? (
            <th scope="col" className={styles.head}>
              Visitors
            </th>
          ) : null}
          <th scope="col" className={styles.head}>
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
              <tr className={styles.row}>
                <td colSpan={siteOf ? 4 : 3} className={styles.fact}>
                  {message}
                </td>
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
    </table>
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
    <tr className={styles.row}>
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
              <Text as="div" size="xs" color="textSoft">
                {category}
              </Text>
            ) : null}
          </span>
        </span>
      </th>
      <td className={styles.fact}>
        <DifficultyBadge difficulty={difficulty} />
        <Text size="xs" color="textSoft" tabular>
          {recipeFacts(recipe).join(' · ')}
        </Text>
      </td>
      {site ? (
        <td className={styles.fact}>
          <div className={styles.onSite}>
            <SiteBadge state={site.state} />
            <SiteActions recipe={recipe} {...site} />
            <SiteNotes {...site} />
          </div>
        </td>
      ) : null}
      <td className={styles.fact}>
        <div className={styles.actions}>
          <IconButton label={`Edit ${title}`} icon={<Icon icon={Pencil} />} onClick={onEdit} />
          <IconButton label={`Duplicate ${title}`} icon={<Icon icon={Copy} />} onClick={onDuplicate} />
          <IconButton tone="danger" label={`Delete ${title}`} icon={<Icon icon={Trash2} />} onClick={onDelete} />
        </div>
      </td>
    </tr>
  );
}
