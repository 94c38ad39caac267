import {
  Badge,
  Button,
  ButtonLink,
  Card,
  LinkProvider,
  Text,
  VisuallyHidden,
  type BadgeProps,
  type CardProps,
} from '@advisor/ui';
import { recipeFacts, type Difficulty, type Recipe, type RecipeOnSite } from '../recipe';
import { ownPicture } from '../../recipes';
import type { FileStore } from '../fileStore';
import { RemotePicture } from '../RemotePicture';
import { StoredPicture } from '../StoredPicture';

export interface RecipeCardProps {
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
  /** @default 3 */
  level?: CardProps['level'];
}

interface RecipeSite {
  state: RecipeOnSite;
  /** Whether it is being put on the site or taken off. */
  busy: boolean;
  /** Whether its last change waits for the site to be built. */
  waiting: boolean;
  /** Whether visitors do not see its picture, because it is kept elsewhere. */
  hidesPicture: boolean;
  /** Called when the owner puts it on the site, or its new version. */
  onPublish: () => void;
  /** Called when the owner takes it off. */
  onUnpublish: () => void;
}

const states: Record<RecipeOnSite, { words: string; tone: BadgeProps['tone']; publish?: string }> = {
  off: { words: 'Not on the site', tone: 'muted', publish: 'Put on the site' },
  live: { words: 'On the site', tone: 'accent' },
  changed: { words: 'On the site in an earlier version', tone: 'medium', publish: 'Put this version on the site' },
};

const tones: Record<Difficulty, BadgeProps['tone']> = { easy: 'low', medium: 'medium', hard: 'high' };
const words: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** One recipe of the catalogue, as the owner sees it. Renders an `<article>`. */
export function RecipeCard({ recipe, onEdit, onDuplicate, onDelete, site, files, level }: RecipeCardProps) {
  const { title, description, ingredients, difficulty, category, image_url } = recipe;
  const file = ownPicture(image_url, []);
  return (
    <Card
      heading={title}
      level={level}
      meta={
        <>
          <Badge tone={tones[difficulty]}>{words[difficulty]}</Badge>
          {site ? <Badge tone={states[site.state].tone}>{states[site.state].words}</Badge> : null}
          {category}
        </>
      }
      media={
        file !== null ? (
          <StoredPicture files={files} name={file} alt="" />
        ) : image_url ? (
          <RemotePicture src={image_url} alt="" />
        ) : null
      }
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
          {site ? <SiteActions recipe={recipe} {...site} /> : null}
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
      {site?.waiting ? (
        <Text size="xs" tone="soft">
          Visitors see the change when your host has built the site, within minutes as a rule.
        </Text>
      ) : null}
      {site?.hidesPicture ? (
        <Text size="xs" tone="soft">
          Visitors do not see the picture: it is not one of the files of this site.
        </Text>
      ) : null}
    </Card>
  );
}

// RECIPE-1
function SiteActions({
  recipe: { title, slug },
  state,
  busy,
  onPublish,
  onUnpublish,
}: RecipeSite & { recipe: Recipe }) {
  const { publish } = states[state];
  return (
    <>
      {publish ? (
        <Button variant="secondary" size="small" busy={busy} onClick={onPublish}>
          {publish}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      ) : null}
      {state === 'off' ? null : (
        <>
          <Button variant="quiet" size="small" busy={busy} onClick={onUnpublish}>
            Take off the site<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          {/* In full: what a page was before it changed may still be in memory. */}
          <LinkProvider component="a">
            <ButtonLink href={`/recipes/${slug}`} variant="quiet" size="small">
              See it there<VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
          </LinkProvider>
        </>
      )}
    </>
  );
}
