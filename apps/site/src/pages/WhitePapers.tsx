import {
  paperBadges,
  papersSection,
  whitePapers,
  whitePapersClosingCall,
  whitePapersHero,
  whitePaperStatistics,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, WhitePapers as Papers } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';

/** /white-papers */
export default function WhitePapers() {
  return (
    <>
      <PageOpening {...whitePapersHero} />
      <StatStrip tone="sunken" items={whitePaperStatistics} />
      <Papers {...papersSection} badges={paperBadges} papers={whitePapers} />
      <ClosingCall {...whitePapersClosingCall} />
    </>
  );
}
