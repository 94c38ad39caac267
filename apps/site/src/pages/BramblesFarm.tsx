import { crops, cropsSection, farmClosingCall, farmFacts, farmHero, farmStory } from '@advisor/content/lists';
import { BackLink, ClosingCall, FarmLlamas, PageOpening } from '@advisor/content/sections';
import { FeatureList, Prose, StatStrip } from '@advisor/ui/sections';
import { goBack } from '../shell/goBack';

/** /brambles-farm */
export default function BramblesFarm() {
  return (
    <>
      <BackLink href="/home" onBack={goBack} />
      <PageOpening hero={farmHero} />
      <StatStrip tone="sunken" items={farmFacts} />
      <Prose {...farmStory} />
      <FeatureList {...cropsSection} items={crops} />
      <FarmLlamas />
      <ClosingCall call={farmClosingCall} />
    </>
  );
}
