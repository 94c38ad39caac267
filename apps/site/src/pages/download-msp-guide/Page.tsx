import { DocumentCover } from '@advisor/content/covers';
import { MspGuideForm } from '@advisor/content/forms';
import { GuideChapters, PageOpening, PointCards } from '@advisor/content/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /download-msp-guide */
export default function DownloadMspGuide({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          <DocumentCover
            pages={entries.mspGuideChapters.reduce((sum, { pages }) => sum + pages, 0)}
            name={words.hero.headline}
            outline={{ parts: entries.mspGuideChapters.map(({ pages }) => pages) }}
          />
        }
        beside={<MspGuideForm words={words.form} {...form} />}
      />
      <GuideChapters {...words.mspGuideChapters} chapters={entries.mspGuideChapters} />
      <PointCards {...words.mspGuideBonus} folded />
    </>
  );
}
