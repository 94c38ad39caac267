import { ClosingCall, FeaturedContent, PageOpening, ResourceLibrary, Tools } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /resources */
export default function Resources({ words, entries, files }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <FeaturedContent {...words.featured} items={entries.featuredContent} />
      <ResourceLibrary {...words.library} categories={entries.resourceCategories} files={files} />
      <Tools {...words.tools} tools={entries.tools} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
