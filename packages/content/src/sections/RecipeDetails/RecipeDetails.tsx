import { Badge, Button, formatCount, Icon, Picture, Section, Stack, Text } from '@advisor/ui';
import { NumberInput } from '@advisor/ui/fields';
import { Hero } from '@advisor/ui/sections';
import { Printer } from 'lucide';
import { useState } from 'react';
import type { PublishedRecipe } from '../../collections/recipes/schema';
import { formatMinutes, scaleIngredient, stepsOf } from '../../recipes';
import * as styles from './RecipeDetails.css';

export interface RecipeDetailsProps {
  /** The whole recipe. Only one that says how many it serves can be scaled. */
  recipe: PublishedRecipe;
  /** The headings of its parts. */
  headings: { ingredients: string; instructions: string };
}

/** RECIPE-8: for how many people a recipe can be scaled. */
const maxServings = 1000;

const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

// RECIPE-7, RECIPE-8
/**
 * A whole recipe, with its ingredients for as many people as the visitor says, for the screen and for paper. Renders an
 * `<article>` with the page’s `<h1>`.
 */
export function RecipeDetails({ recipe, headings }: RecipeDetailsProps) {
  const { title, description, category, picture, ingredients, instructions } = recipe;
  const [asked, setAsked] = useState<number | null>(recipe.servings || null);
  const isScalable = Boolean(recipe.servings);
  const isAmount = asked !== null && Number.isInteger(asked) && asked >= 1 && asked <= maxServings;
  const people = isAmount ? asked : (recipe.servings ?? 0);
  const factor = isScalable ? people / recipe.servings! : 1;
  const lines = ingredients.map((ingredient) => scaleIngredient(ingredient, factor));
  return (
    <article className={styles.recipe}>
      <Hero label={category} headline={title} tagline={description}>
        <Facts {...recipe} />
        <div className={styles.scripted}>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon icon={Printer} size={16} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </Hero>
      {picture?.image ? (
        <Section>
          <div className={styles.picture}>
            <Picture image={picture.image} alt={picture.alt} sizes="(min-width: 52rem) 48rem, 92vw" priority />
          </div>
        </Section>
      ) : null}
      <Section heading={headings.ingredients}>
        <Stack space="m">
          {isScalable ? (
            <>
              <div className={`${styles.controls} ${styles.scripted}`} data-nosnippet>
                <div className={styles.servings}>
                  <NumberInput
                    name="servings"
                    label="Servings"
                    min={1}
                    max={maxServings}
                    value={asked}
                    onChange={setAsked}
                    error={
                      isAmount || asked === null ? undefined : `Enter a number from 1 to ${formatCount(maxServings)}.`
                    }
                  />
                </div>
                {people === recipe.servings ? null : (
                  <Button variant="quiet" size="small" onClick={() => setAsked(recipe.servings!)}>
                    As written
                  </Button>
                )}
              </div>
              <div role="status" data-nosnippet>
                <Text size="s" color="textSoft" tabular>
                  {statusOf(people, lines.filter((line) => line === null).length)}
                </Text>
              </div>
            </>
          ) : null}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
          <ul className={styles.ingredients} role="list">
            {ingredients.map((ingredient, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The same ingredient may stand twice, and none moves.
              <li key={place} className={styles.ingredient}>
                <span>{lines[place] ?? ingredient}</span> {lines[place] === null ? <Badge>Not scaled</Badge> : null}
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
      <Section heading={headings.instructions}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
        <ol className={styles.steps} role="list">
          {stepsOf(instructions).map((step, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- As above.
            <li key={place} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <Text as="div" measure>
                {step}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
    </article>
  );
}

function statusOf(people: number, unscaled: number): string {
  const status = people === 1 ? 'For 1 person' : `For ${formatCount(people)} people`;
  if (unscaled === 0) return status;
  return unscaled === 1
    ? `${status}. 1 ingredient could not be scaled and is marked.`
    : `${status}. ${formatCount(unscaled)} ingredients could not be scaled and are marked.`;
}

function Facts({ prepTime = 0, cookTime = 0, servings, difficulty }: PublishedRecipe) {
  const facts = [
    prepTime ? [`${formatMinutes(prepTime)} preparation`] : [],
    cookTime ? [`${formatMinutes(cookTime)} cooking`] : [],
    prepTime && cookTime ? [`${formatMinutes(prepTime + cookTime)} in all`] : [],
    servings ? [`Serves ${formatCount(servings)}`] : [],
    [difficultyWords[difficulty]],
  ].flat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={styles.facts} role="list">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
