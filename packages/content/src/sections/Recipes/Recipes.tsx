import { CardGrid } from '@advisor/ui/sections';
import { RecipeSummaryCard } from '../../cards/RecipeSummaryCard';
import type { RecipeSummary } from '../../collections/recipes/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface RecipesProps extends SectionWords {
  /** The recipes, a card each, in this order. */
  recipes: readonly RecipeSummary[];
}

// RECIPE-6
/** The recipes that are on the site, side by side; each leads to its page. */
export function Recipes({ recipes, ...section }: RecipesProps) {
  return (
    <CardGrid {...section}>
      {recipes.map((recipe) => (
        <RecipeSummaryCard key={recipe.slug} recipe={recipe} />
      ))}
    </CardGrid>
  );
}
