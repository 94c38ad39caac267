import { Button, Card, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import { FactLine } from '../../cards/FactLine';
import { recipeFacts, type Recipe } from '../recipes/recipe';
import { DifficultyBadge, SiteActions, SiteBadge, SiteNotes, type RecipeSite } from '../recipes/recipeOnSite';
import { RecipePhoto } from '../RecipePhoto';
import type { FileStore } from '../files/fileStore';

export interface RecipeCardProps {
  recipe: Recipe;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Duplicate is pressed. */
  onDuplicate: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: () => void;
  /** Its publication state. Hidden without it. */
  site?: RecipeSite | undefined;
  /** The file store, for one of the owner's pictures. */
  files?: FileStore | undefined;
  /** @default 3 */
  level?: CardProps['level'];
}

/** A recipe in the admin area, on a phone. Renders an `<article>`. */
export function RecipeCard({ recipe, onEdit, onDuplicate, onDelete, site, files, level }: RecipeCardProps) {
  const { title, description, category, difficulty, image_url } = recipe;
  return (
    <Card
      heading={title}
      level={level}
      meta={
        <>
          <DifficultyBadge difficulty={difficulty} />
          {site ? <SiteBadge state={site.state} /> : null}
          {category}
        </>
      }
      media={image_url ? <RecipePhoto recipe={recipe} files={files} /> : null}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>

          <Button variant="quiet" size="small" onClick={onDuplicate}>
            Duplicate<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="quiet" destructive size="small" onClick={onDelete}>
            Delete<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          {site ? <SiteActions recipe={recipe} {...site} /> : null}
        </>
      }
    >
      {description ? <Text size="s">{description}</Text> : null}
      <Text size="xs" color="soft" tabular>
        <FactLine facts={recipeFacts(recipe)} />
      </Text>
      {site ? <SiteNotes {...site} /> : null}
    </Card>
  );
}
