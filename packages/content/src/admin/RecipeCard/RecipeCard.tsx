import { Badge, Button, Card, Text, VisuallyHidden, type BadgeProps, type CardProps } from '@advisor/ui';
import { recipeFacts, type Difficulty, type Recipe } from '../recipe';
import { RemotePicture } from '../RemotePicture';

export interface RecipeCardProps {
  recipe: Recipe;
  /** Called when Edit is pressed. */
  onEdit: () => void;
  /** Called when Duplicate is pressed. */
  onDuplicate: () => void;
  /** Called when Delete is pressed; the caller asks for confirmation. */
  onDelete: () => void;
  /** @default 3 */
  level?: CardProps['level'];
}

const tones: Record<Difficulty, BadgeProps['tone']> = { easy: 'low', medium: 'medium', hard: 'high' };
const words: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** One recipe of the catalogue, as the owner sees it. Renders an `<article>`. */
export function RecipeCard({ recipe, onEdit, onDuplicate, onDelete, level }: RecipeCardProps) {
  const { title, description, ingredients, difficulty, category, image_url } = recipe;
  return (
    <Card
      heading={title}
      level={level}
      meta={
        <>
          <Badge tone={tones[difficulty]}>{words[difficulty]}</Badge>
          {category}
        </>
      }
      media={image_url ? <RemotePicture src={image_url} alt="" /> : null}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </Button>

          <Button variant="quiet" size="small" onClick={onDuplicate}>
            Duplicate<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="quiet" tone="critical" size="small" onClick={onDelete}>
            Delete<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </>
      }
    >
      {description ? <Text size="s">{description}</Text> : null}
      <Text size="xs" tone="soft" tabular>
        {[
          ...recipeFacts(recipe),
          `${ingredients.length} ${ingredients.length === 1 ? 'ingredient' : 'ingredients'}`,
        ].join(' · ')}
      </Text>
    </Card>
  );
}
