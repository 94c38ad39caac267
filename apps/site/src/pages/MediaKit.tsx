import {
  biography,
  biographySection,
  mediaContact,
  mediaContactSection,
  mediaKitClosingCall,
  mediaKitHero,
  quickFacts,
  quickFactsSection,
} from '@advisor/content/lists';
import { ClosingCall, MediaAssets, PageOpening, RecentCoverage } from '@advisor/content/sections';
import { FactList, Prose } from '@advisor/ui/sections';

/** /media-kit */
export default function MediaKit() {
  return (
    <>
      <PageOpening hero={mediaKitHero} />
      <FactList {...quickFactsSection} items={quickFacts} />
      <Prose {...biographySection} paragraphs={biography} />
      <MediaAssets />
      <FactList {...mediaContactSection} items={mediaContact} />
      <RecentCoverage />
      <ClosingCall call={mediaKitClosingCall} />
    </>
  );
}
