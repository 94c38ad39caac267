import { Button, Card, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import { recipeFacts, type Recipe } from '../recipe';
import { DifficultyBadge, SiteActions, SiteBadge, SiteNotes, type RecipeSite } from '../recipeOnSite';
import { RecipePhoto } from '../RecipePhoto';
import type { FileStore } from '../fileStore';

export interface RecipeCardProps {
  /** The recipe to show: title, category, difficulty, description, times, servings and picture. */
  recipe: Recipe;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Duplicate is pressed. */
  onDuplicate: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: () => void;
  /** What of it is on the site. Without it nothing is said of the site. */
  site?: RecipeSite | undefined;
  /** Where its picture is kept, if that is one of the owner's. */
  files?: FileStore | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** One recipe of the catalogue, as the owner sees it on a phone. Renders an `<article>`. */
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
          {category ? <span>{category}</span> : null}
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
          <Button variant="quiet" tone="danger" size="small" onClick={onDelete}>
            Delete<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          {site ? <SiteActions recipe={recipe} {...site} /> : null}
        </>
      }
    >
      {description ? <Text size="s">{description}</Text> : null}
      <Text size="xs" color="textSoft" tabular>
        {recipeFacts(recipe).join(' · ')}
      </Text>
      {site ? <SiteNotes {...site} /> : null}
    </Card>
  );
}
