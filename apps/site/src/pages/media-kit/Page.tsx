import { ClosingCall, MediaAssets, PageOpening, RecentCoverage } from '@advisor/content/sections';
import { FactList, Prose } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /media-kit */
export default function MediaKit({ words, entries, files }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <FactList {...words.quickFacts} />
      <Prose {...words.biography} />
      <MediaAssets {...words.mediaAssets} groups={entries.mediaAssetGroups} files={files} />
      <FactList {...words.mediaContact} />
      <RecentCoverage {...words.coverage} coverage={entries.recentCoverage} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
