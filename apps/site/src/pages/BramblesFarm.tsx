import {
  backLabel,
  crops,
  cropsSection,
  farmClosingCall,
  farmFacts,
  farmHero,
  farmStory,
  llamas,
} from '@advisor/content/lists';
import { BackLink, ClosingCall, FarmLlamas, PageOpening } from '@advisor/content/sections';
import { FeatureList, Prose, StatStrip } from '@advisor/ui/sections';
import { goBack } from '../shell/goBack';

/** /brambles-farm */
export default function BramblesFarm() {
  return (
    <>
      <BackLink label={backLabel} href="/home" onBack={goBack} />
      <PageOpening {...farmHero} />
      <StatStrip tone="sunken" items={farmFacts} />
      <Prose {...farmStory} />
      <FeatureList {...cropsSection} items={crops} />
      <FarmLlamas {...llamas} />
      <ClosingCall {...farmClosingCall} />
    </>
  );
}
