import { Biographies, MediaAssets, PortraitOpening } from '@advisor/content/press';
import { ClosingCall, Contents, RecentCoverage } from '@advisor/content/sections';
import { FactList } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

/** The site's icons. */
const marks = [
  { name: 'Mark, for any size', format: 'SVG', href: '/favicon.svg' },
  { name: 'Mark, 180 × 180', format: 'PNG', href: '/apple-touch-icon.png' },
];

/** /media-kit */
export default function MediaKit({ words, entries, files }: PropsOf<typeof page>) {
  const { owner } = useSite();
  const { brandName, brandColours = [] } = words;
  return (
    <>
      <PortraitOpening {...words.hero} ownerName={owner.name} portrait={owner.portrait} />
      <Contents chapters={[words.quickFacts, words.biography, words.mediaAssets, words.mediaContact, words.coverage]} />
      <FactList {...words.quickFacts} />
      <Biographies {...words.biography} ownerName={owner.name} role={owner.role} />
      <MediaAssets
        {...words.mediaAssets}
        groups={entries.mediaAssetGroups}
        files={files}
        brand={
          brandName === undefined
            ? undefined
            : {
                name: brandName,
                marks,
                colours: brandColours.map((colour, index) =>
                  index === 0 && owner.accent ? { ...colour, value: owner.accent } : colour,
                ),
              }
        }
      />
      <FactList {...words.mediaContact} />
      <RecentCoverage {...words.coverage} coverage={entries.recentCoverage} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
