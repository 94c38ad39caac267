import {
  biography,
  biographySection,
  coverageSection,
  mediaAssetGroups,
  mediaAssetsSection,
  mediaContact,
  mediaContactSection,
  mediaKitClosingCall,
  mediaKitHero,
  quickFacts,
  quickFactsSection,
  recentCoverage,
} from '@advisor/content/lists';
import { ClosingCall, MediaAssets, PageOpening, RecentCoverage } from '@advisor/content/sections';
import { FactList, Prose } from '@advisor/ui/sections';

/** /media-kit */
export default function MediaKit() {
  return (
    <>
      <PageOpening {...mediaKitHero} />
      <FactList {...quickFactsSection} items={quickFacts} />
      <Prose {...biographySection} paragraphs={biography} />
      <MediaAssets {...mediaAssetsSection} groups={mediaAssetGroups} />
      <FactList {...mediaContactSection} items={mediaContact} />
      <RecentCoverage {...coverageSection} coverage={recentCoverage} />
      <ClosingCall {...mediaKitClosingCall} />
    </>
  );
}
