import {
  featuredContent,
  featuredSection,
  librarySection,
  resourceCategories,
  resourcesClosingCall,
  resourcesHero,
  tools,
  toolsSection,
} from '@advisor/content/lists';
import { ClosingCall, FeaturedContent, PageOpening, ResourceLibrary, Tools } from '@advisor/content/sections';

/** /resources */
export default function Resources() {
  return (
    <>
      <PageOpening {...resourcesHero} />
      <FeaturedContent {...featuredSection} items={featuredContent} />
      <ResourceLibrary {...librarySection} categories={resourceCategories} />
      <Tools {...toolsSection} tools={tools} />
      <ClosingCall {...resourcesClosingCall} />
    </>
  );
}
