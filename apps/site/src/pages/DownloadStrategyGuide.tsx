import { StrategyGuideForm } from '@advisor/content/forms';
import {
  strategyGuideAudience,
  strategyGuideContents,
  strategyGuideHero,
  strategyGuideSection,
} from '@advisor/content/lists';
import { PageOpening } from '@advisor/content/sections';
import { List, Section } from '@advisor/ui';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /download-strategy-guide */
export default function DownloadStrategyGuide() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...strategyGuideHero} />
      <FeatureList {...strategyGuideSection} items={strategyGuideContents} numbered />
      <Section {...strategyGuideAudience} tone="sunken">
        <List items={strategyGuideAudience.items} />
      </Section>
      <StrategyGuideForm {...form} />
    </>
  );
}
