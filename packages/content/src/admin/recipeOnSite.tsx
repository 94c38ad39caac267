import { Badge, Button, ButtonLink, LinkProvider, Text, VisuallyHidden, type BadgeProps } from '@advisor/ui';
import type { Difficulty, Recipe, RecipeOnSite } from './recipe';

/** What of a recipe is on the site, and what changes it. */
export interface RecipeSite {
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

const states: Record<RecipeOnSite, { words: string; tone?: BadgeProps['tone']; publish?: string }> = {
  off: { words: 'Not on the site', publish: 'Put on the site' },
  live: { words: 'On the site', tone: 'info' },
  changed: { words: 'On the site in an earlier version', tone: 'warning', publish: 'Put this version on the site' },
};

const levels: Record<Difficulty, BadgeProps['level']> = { easy: 'low', medium: 'medium', hard: 'high' };
const words: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export function DifficultyBadge({ difficulty }: Pick<Recipe, 'difficulty'>) {
  return <Badge level={levels[difficulty]}>{words[difficulty]}</Badge>;
}

export function SiteBadge({ state }: Pick<RecipeSite, 'state'>) {
  return <Badge tone={states[state].tone}>{states[state].words}</Badge>;
}

// RECIPE-1
/** The buttons that put a recipe on the site and take it off, and the link to it there. */
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
          <span>{publish}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      ) : null}
      {state === 'off' ? null : (
        <>
          <Button variant="quiet" size="small" busy={busy} onClick={onUnpublish}>
            Take off the site<VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
          {/* In full: what a page was before it changed may still be in memory. */}
          <LinkProvider component="a">
            <ButtonLink href={`/recipes/${slug}`} variant="quiet" size="small">
              See it there<VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </ButtonLink>
          </LinkProvider>
        </>
      )}
    </>
  );
}

/** What the owner has to know about what visitors see of it. */
export function SiteNotes({ waiting, hidesPicture }: RecipeSite) {
  return (
    <>
      {waiting ? (
        <Text size="xs" color="textSoft">
          Visitors see the change when your host has built the site, within minutes as a rule.
        </Text>
      ) : null}
      {hidesPicture ? (
        <Text size="xs" color="textSoft">
          Visitors do not see the picture: it is not one of the files of this site.
        </Text>
      ) : null}
    </>
  );
}
