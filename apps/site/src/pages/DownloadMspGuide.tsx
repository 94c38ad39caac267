import { MspGuideForm } from '@advisor/content/forms';
import {
  mspGuideBonus,
  mspGuideBonusSection,
  mspGuideChapters,
  mspGuideChaptersSection,
  mspGuideHero,
} from '@advisor/content/lists';
import { GuideChapters, PageOpening, PointCards } from '@advisor/content/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /download-msp-guide */
export default function DownloadMspGuide() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...mspGuideHero} />
      <GuideChapters {...mspGuideChaptersSection} chapters={mspGuideChapters} />
      <PointCards {...mspGuideBonusSection} points={mspGuideBonus} tone="sunken" />
      <MspGuideForm {...form} />
    </>
  );
}
