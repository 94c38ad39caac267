import { backLabel } from '@advisor/content/lists';
import { BackLink, ClosingCall, FarmLlamas, PageOpening } from '@advisor/content/sections';
import { FeatureList, Prose, StatStrip } from '@advisor/ui/sections';
import { goBack } from '../../shell/goBack';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /brambles-farm */
export default function BramblesFarm({ words }: PropsOf<typeof page>) {
  return (
    <>
      <BackLink label={backLabel} href="/home" onBack={goBack} />
      <PageOpening {...words.hero} />
      <StatStrip tone="sunken" {...words.facts} />
      <Prose {...words.farmStory} />
      <FeatureList {...words.crops} />
      <FarmLlamas {...words.llamas} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
