import { ExecutiveBriefForm } from '@advisor/content/forms';
import {
  briefs,
  briefsSection,
  briefStatistics,
  briefStatisticsSection,
  executiveBriefHero,
} from '@advisor/content/lists';
import { Briefs, PageOpening } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /executive-brief */
export default function ExecutiveBrief() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...executiveBriefHero} />
      <Briefs {...briefsSection} briefs={briefs} />
      <StatStrip {...briefStatisticsSection} items={briefStatistics} />
      <ExecutiveBriefForm {...form} />
    </>
  );
}
