import { Card, Picture, Text, type CardProps } from '@advisor/ui';
import type { RecipeSummary } from '../../collections/recipes/schema';
import { factsOf } from '../../recipes/minutes';
import { picture as pictureStyle } from './RecipeSummaryCard.css';

export interface RecipeSummaryCardProps {
  /** The recipe to show: title, category, description, picture, times, servings, and the end of its address. */
  recipe: RecipeSummary;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A recipe that is on the site, in a list; the whole card leads to its page. Renders an `<article>`. */
export function RecipeSummaryCard({ recipe, level }: RecipeSummaryCardProps) {
  const { slug, title, description, category, picture } = recipe;
  const facts = factsOf(recipe);
  return (
    <Card
      heading={title}
      level={level}
      href={`/recipes/${slug}`}
      meta={category}
      media={
        picture?.image ? (
          <div className={pictureStyle}>
            {/* The heading says what it shows. */}
            <Picture image={picture.image} alt="" sizes="(min-width: 62rem) 24rem, (min-width: 40rem) 46vw, 92vw" />
          </div>
        ) : null
      }
    >
      {description ? <Text size="s">{description}</Text> : null}
      {facts.length > 0 ? (
        <Text size="xs" color="textSoft" tabular>
          {facts.join(' · ')}
        </Text>
      ) : null}
    </Card>
  );
}
