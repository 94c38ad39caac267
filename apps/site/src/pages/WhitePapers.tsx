import { whitePapersClosingCall, whitePapersHero, whitePaperStatistics } from '@advisor/content/lists';
import { ClosingCall, PageOpening, WhitePapers as Papers } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';

/** /white-papers */
export default function WhitePapers() {
  return (
    <>
      <PageOpening hero={whitePapersHero} />
      <StatStrip tone="sunken" items={whitePaperStatistics} />
      <Papers />
      <ClosingCall call={whitePapersClosingCall} />
    </>
  );
}
