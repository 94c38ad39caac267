import type { RecipeSummary } from '@advisor/content/collections';
import { BackLink, ClosingCall, PageOpening, Recipes as RecipeList } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import { goBack } from '../../shell/goBack';
import type { page } from './page';

/** /recipes */
export default function Recipes({
  words,
  recipes = [],
}: PropsOf<typeof page> & { recipes?: readonly RecipeSummary[] }) {
  return (
    <>
      <BackLink href="/brambles-farm" onBack={goBack} />
      <PageOpening {...words.hero} />
      <RecipeList {...words.recipes} recipes={recipes} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
