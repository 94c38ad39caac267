import { StrategyGuideForm } from '@advisor/content/forms';
import { PageOpening } from '@advisor/content/sections';
import { FeatureList, ListSection } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /download-strategy-guide */
export default function DownloadStrategyGuide({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <FeatureList {...words.strategyGuide} numbered />
      <ListSection {...words.strategyGuideAudience} background="sunken" />
      <StrategyGuideForm words={words.form} {...form} />
    </>
  );
}
