import type { PublishedRecipe } from '@advisor/content/collections';
import { BackLink, RecipeDetails } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import { goBack } from '../../shell/goBack';
import type { page } from '../recipes/page';

interface RecipeProps {
  words: Pick<PropsOf<typeof page>['words'], 'recipe'>;
  recipe: PublishedRecipe;
}

/** /recipes/<slug> */
export default function Recipe({ words, recipe }: RecipeProps) {
  return (
    <>
      <BackLink href="/recipes" onBack={goBack} />
      <RecipeDetails recipe={recipe} headings={words.recipe} />
    </>
  );
}
