import { Badge, Button, ButtonLink, LinkProvider, Text, VisuallyHidden, type BadgeProps } from '@advisor/ui';
import type { Difficulty, Recipe, RecipeOnSite } from './recipe';

/** A recipe's publication state, and the actions that change it. */
export interface RecipeSite {
  state: RecipeOnSite;
  /** Whether it is being published or unpublished. */
  busy: boolean;
  /** Whether its last change waits for the build. */
  waiting: boolean;
  /** Whether its picture is hidden from visitors, because it is on another site. */
  hidesPicture: boolean;
  /** Called to publish it, or its new version. */
  onPublish: () => void;
  /** Called to unpublish it. */
  onUnpublish: () => void;
}

const states: Record<RecipeOnSite, { words: string; badge: Omit<BadgeProps, 'children'>; publish?: string }> = {
  off: { words: 'Not on the site', badge: { muted: true }, publish: 'Put on the site' },
  live: { words: 'On the site', badge: { tone: 'info' } },
  changed: {
    words: 'On the site in an earlier version',
    badge: { tone: 'warning' },
    publish: 'Put this version on the site',
  },
};

const words: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export function DifficultyBadge({ difficulty }: Pick<Recipe, 'difficulty'>) {
  return <Badge>{words[difficulty]}</Badge>;
}

export function SiteBadge({ state }: Pick<RecipeSite, 'state'>) {
  return <Badge {...states[state].badge}>{states[state].words}</Badge>;
}

// RECIPE-1
/** Buttons to publish and unpublish a recipe, and the link to its page. */
export function SiteActions({
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
          {/* A full page load: the client may have cached an earlier version. */}
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

/** Notes for the owner on what visitors see. */
export function SiteNotes({ waiting, hidesPicture }: RecipeSite) {
  return (
    <>
      {waiting ? (
        <Text size="xs" color="soft">
          Visitors see the change when your host has built the site, within minutes as a rule.
        </Text>
      ) : null}
      {hidesPicture ? (
        <Text size="xs" color="soft">
          Visitors do not see the picture: it is not one of the files of this site.
        </Text>
      ) : null}
    </>
  );
}
