import { DocumentCover } from '@advisor/content/covers';
import { StrategyGuideForm } from '@advisor/content/forms';
import { PageOpening } from '@advisor/content/sections';
import { FeatureList, ListSection } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /download-strategy-guide */
export default function DownloadStrategyGuide({ words, files }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening
        {...words.hero}
        // The lead begins with its number of pages (PAGE-12).
        cover={
          <DocumentCover
            pages={parseInt(words.hero.lead, 10) || 0}
            name={words.hero.headline}
            outline={words.form.file === null ? undefined : files?.[words.form.file]?.outline}
          />
        }
        beside={<StrategyGuideForm words={words.form} {...form} />}
      />
      <FeatureList {...words.strategyGuide} numbered />
      <ListSection {...words.strategyGuideAudience} folded />
    </>
  );
}
