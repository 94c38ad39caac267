import { RotationCover } from '@advisor/content/covers';
import { BackLink, ClosingCall, FarmLlamas, FarmRecipes, PageOpening } from '@advisor/content/sections';
import { FeatureList, Prose, StatStrip } from '@advisor/ui/sections';
import { goBack } from '../../shell/goBack';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /brambles-farm */
export default function BramblesFarm({ words, hasRecipes }: PropsOf<typeof page> & { hasRecipes?: boolean }) {
  return (
    <>
      <BackLink href="/home" onBack={goBack} />
      <PageOpening {...words.hero} cover={<RotationCover crops={words.crops.items.map(({ title }) => title)} />} />
      <StatStrip background="sunken" {...words.facts} />
      <Prose {...words.farmStory} />
      <FeatureList {...words.crops} />
      <FarmLlamas {...words.llamas} />
      {hasRecipes ? <FarmRecipes {...words.recipes} /> : null}
      <ClosingCall {...words.closingCall} />
    </>
  );
}
