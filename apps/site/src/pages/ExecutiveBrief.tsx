import { ExecutiveBriefForm } from '@advisor/content/forms';
import { briefStatistics, briefStatisticsSection, executiveBriefHero } from '@advisor/content/lists';
import { Briefs, PageOpening } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /executive-brief */
export default function ExecutiveBrief() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening hero={executiveBriefHero} />
      <Briefs />
      <StatStrip {...briefStatisticsSection} items={briefStatistics} />
      <ExecutiveBriefForm {...form} />
    </>
  );
}
