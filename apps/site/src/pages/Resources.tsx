import { resourcesClosingCall, resourcesHero } from '@advisor/content/lists';
import { ClosingCall, FeaturedContent, PageOpening, ResourceLibrary, Tools } from '@advisor/content/sections';

/** /resources */
export default function Resources() {
  return (
    <>
      <PageOpening hero={resourcesHero} />
      <FeaturedContent />
      <ResourceLibrary />
      <Tools />
      <ClosingCall call={resourcesClosingCall} />
    </>
  );
}
